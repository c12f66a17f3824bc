import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileAbove, readJson } from '../project/find-project.ts';

/** The package with this command. */
const COMMAND_PACKAGE = '@soccer-legends/plugin-cli';

/** npm's record of an installed package. */
interface InstalledPackages {
  packages?: Readonly<Record<string, { resolved?: string }>>;
}

/**
 * Returns the site from which npm downloaded this command, for example with `npx <address>`; undefined in the
 * workspace.
 */
export function siteOfCommand(from = fileURLToPath(import.meta.url)): string | undefined {
  const record = fileAbove(dirname(from), 'node_modules/.package-lock.json');
  if (record === undefined) return undefined;
  const { packages = {} } = JSON.parse(readFileSync(record, 'utf8')) as InstalledPackages;
  return originOf(packages[`node_modules/${COMMAND_PACKAGE}`]?.resolved);
}

/**
 * Returns the site from which a stand-alone project downloads its packages. Undefined if its package.json names none,
 * and without a package.json.
 */
export function siteOfProject(from: string): string | undefined {
  const file = fileAbove(from, 'package.json');
  const { devDependencies } = file === undefined ? {} : readJson(file);
  return originOf((devDependencies as Readonly<Record<string, unknown>> | null | undefined)?.[COMMAND_PACKAGE]);
}

function originOf(address: unknown): string | undefined {
  return typeof address === 'string' && /^https?:/.test(address) && URL.canParse(address)
    ? new URL(address).origin
    : undefined;
}
