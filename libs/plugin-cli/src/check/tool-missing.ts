import type { Finding } from '@soccer-legends/plugin-checks';

/** Returns the finding for a package that is not installed. */
export function toolMissing(name: string): Finding {
  return {
    code: 'tools.missing',
    message: `${name} is not installed for this game. Add it to "devDependencies" and run "npm install".`,
  };
}
