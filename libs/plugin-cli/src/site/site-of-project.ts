import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readJson } from '../project/find-project.ts';

/** The package with this command. */
export const COMMAND_PACKAGE = '@soccer-legends/plugin-cli';

/**
 * Returns the site from which a stand-alone project downloads its packages. Undefined if its package.json names none,
 * and without a package.json.
 */
export function siteOfProject(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return siteIn(readJson(file));
    if (folder === dirname(folder)) return undefined;
  }
}

function siteIn({ devDependencies: packages }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof packages !== 'object' || packages === null || !(COMMAND_PACKAGE in packages)) return undefined;
  const address = packages[COMMAND_PACKAGE];
  return typeof address === 'string' && /^https?:/.test(address) && URL.canParse(address)
    ? new URL(address).origin
    : undefined;
}
