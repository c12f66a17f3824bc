import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { Fault } from '../fault.ts';
import type { ProjectFiles } from '../new/project-files.ts';
import { colours, terminal } from '../output/terminal.ts';
import { findProject } from '../project/find-project.ts';
import { installedVersion } from '../project/tools.ts';
import { migrationsTo } from './list.ts';
import { migrated } from './migration.ts';

/** The files that migrations may look at and change. */
const FILES = [
  'package.json',
  'plugin.json',
  'tsconfig.json',
  'tsconfig.rules.json',
  'vite.config.mjs',
  'vitest.config.mjs',
];

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the game here forward to the SDK that is installed for it')
    .option('--dry-run', 'say what would be done, and do nothing')
    .action(({ dryRun = false }: { dryRun?: boolean }) => {
      const { folder } = findProject(process.cwd());
      const sdk = installedVersion(folder, '@soccer-legends/game-sdk');
      if (sdk === undefined)
        throw new Fault('The SDK is not installed for this game.', { hint: 'Run "npm install" first.' });
      const before = read(folder);
      const { files, applied } = migrated(before, migrationsTo(sdk));
      for (const { number, title } of applied) terminal.out(`${colours.green('✓')} ${number}: ${title}`);
      if (applied.length === 0) return terminal.out(`Nothing to do: this game fits SDK ${sdk} already.`);
      if (dryRun) return terminal.out('Nothing was written.');
      for (const [path, text] of Object.entries(files))
        if (before[path] !== text) writeFileSync(join(folder, path), text);
      terminal.out('Run "soccer-legends check" now.');
    });
}

function read(folder: string): ProjectFiles {
  const present = FILES.filter((path) => existsSync(join(folder, path)));
  return Object.fromEntries(present.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
