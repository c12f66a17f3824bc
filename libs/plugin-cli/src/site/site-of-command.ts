import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMMAND_PACKAGE } from './site-of-project.ts';

/** npm's record of an installed package. */
interface InstalledPackages {
  packages?: Readonly<Record<string, { resolved?: string }>>;
}

/**
 * Returns the site from which npm downloaded this command, for example with `npx <address>`; undefined in the
 * workspace.
 */
export function siteOfCommand(from = fileURLToPath(import.meta.url)): string | undefined {
  for (let folder = dirname(from); folder !== dirname(folder); folder = dirname(folder)) {
    const record = join(folder, 'node_modules/.package-lock.json');
    if (existsSync(record)) return addressIn(record);
  }
  return undefined;
}

function addressIn(record: string): string | undefined {
  const { packages = {} } = JSON.parse(readFileSync(record, 'utf8')) as InstalledPackages;
  const address = packages[`node_modules/${COMMAND_PACKAGE}`]?.resolved ?? '';
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;
}
