import type { Finding } from './finding.ts';

export function toolMissing(name: string): Finding {
  return { code: 'tools.missing', message: `${name} is not installed for this game.` };
}
