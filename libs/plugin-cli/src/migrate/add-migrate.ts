import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { Fault } from '../fault.ts';
import { dependenciesFrom, type Dependencies, type ProjectFiles } from '../new/project-files.ts';
import { colors, printJson, terminal } from '../output/terminal.ts';
import { findProject } from '../project/find-project.ts';
import { installedVersion } from '../project/tools.ts';
import type { SiteClient } from '../site/site-client.ts';
import { SITE_HELP, siteOf, type SiteFlags } from '../site/site-options.ts';
import { packagesOf } from '../site/site-packages.ts';
import { migrated, migrationsTo, type Migration } from './migrations.ts';

const SDK = '@soccer-legends/game-sdk';

/** The files that migrations may read and change. */
const FILES = [
  'package.json',
  'plugin.json',
  'tsconfig.json',
  'tsconfig.rules.json',
  'vite.config.mjs',
  'vitest.config.mjs',
];

interface Flags extends SiteFlags {
  dryRun?: boolean;
  json?: boolean;
}

/** Adds `migrate`, which updates the game to the SDK of the site or of the workspace. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('update the game in this folder to the SDK of the site or of the workspace')
    .option('--dry-run', 'show what would be done without doing it')
    .option('--site <url>', SITE_HELP)
    .option('--json', 'print the applied migrations as JSON')
    .action(async ({ dryRun = false, json = false, ...flags }: Flags) => {
      const { folder, workspace } = findProject(process.cwd());
      const { sdk, packages } = workspace === undefined ? await offeredBy(siteOf(flags)) : installedIn(folder);
      const before = read(folder);
      const { files, applied } = migrated(before, migrationsTo(sdk, packages));
      if (!dryRun) write(folder, before, files);
      if (json) printJson({ sdk, dryRun, applied: applied.map(({ number, title }) => ({ number, title })) });
      else report(applied, { sdk, dryRun, installs: packages !== undefined });
    });
}

interface Target {
  sdk: string;
  packages?: Dependencies;
}

async function offeredBy(site: SiteClient): Promise<Target> {
  const packages = await packagesOf(site);
  const { version } = packages.find(({ name }) => name === SDK)!;
  return { sdk: version, packages: dependenciesFrom(site.site, packages) };
}

function installedIn(folder: string): Target {
  const sdk = installedVersion(folder, SDK);
  if (sdk !== undefined) return { sdk };
  throw new Fault('The SDK is not installed for this game.', { hint: 'Run "npm install" first.' });
}

function report(
  applied: readonly Migration[],
  { sdk, dryRun, installs }: { sdk: string; dryRun: boolean; installs: boolean },
): void {
  if (applied.length === 0) return terminal.out(`Nothing to do: this game is up to date with SDK ${sdk}.`);
  for (const { number, title } of applied) terminal.out(`${colors.green('✓')} ${number}: ${title}`);
  if (dryRun) return terminal.out('Nothing was written.');
  terminal.out(`Next:\n${installs ? '  npm install\n' : ''}  npx soccer-legends check`);
}

function write(folder: string, before: ProjectFiles, files: ProjectFiles): void {
  for (const [path, text] of Object.entries(files)) if (before[path] !== text) writeFileSync(join(folder, path), text);
}

function read(folder: string): ProjectFiles {
  const present = FILES.filter((path) => existsSync(join(folder, path)));
  return Object.fromEntries(present.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
