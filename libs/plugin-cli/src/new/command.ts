import { relative } from 'node:path';
import type { Command } from 'commander';
import { colours, printJson, terminal } from '../output/terminal.ts';
import { siteOf, type SiteFlags } from '../site/site-flags.ts';
import { SITE_HELP } from '../site/site-options.ts';
import { makeGame } from './make-game.ts';

interface Flags extends SiteFlags {
  title?: string;
  json?: boolean;
}

export function addNew(program: Command): void {
  program
    .command('new')
    .description('write a small playable game: here in the workspace, or as a project of its own')
    .argument('<key>', 'its identity for ever, such as cup-finals')
    .argument('[folder]', 'where a project of its own goes; ./<key> where absent')
    .option('--title <name>', 'its name; made from the key where absent')
    .option('--site <url>', SITE_HELP)
    .option('--json', 'for programs: where it is, and its files')
    .action(async (key: string, folder: string | undefined, { title, json, ...flags }: Flags) => {
      const made = await makeGame({ key, title, folder }, process.cwd(), siteOf(flags));
      if (json) return printJson({ key, ...made });
      const place = relative(process.cwd(), made.folder) || '.';
      terminal.out(`${colours.green('✓')} ${made.files.length} files in ${place}`);
      terminal.out(made.kind === 'workspace' ? WORKSPACE_STEPS : standAloneSteps(place));
    });
}

const WORKSPACE_STEPS = `Next:
  npm install               makes the workspace know it
  npx soccer-legends check  in its folder
  npm start                 it is in the hub`;

function standAloneSteps(place: string): string {
  return `Next:
${place === '.' ? '' : `  cd ${place}\n`}  npm install
  npm test
  npx soccer-legends dev    plays it in the running site`;
}
