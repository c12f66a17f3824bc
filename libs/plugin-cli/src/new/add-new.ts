import { relative } from 'node:path';
import { Option, type Command } from 'commander';
import { colors, printJson, terminal } from '../output/terminal.ts';
import { SITE_HELP, siteOf, type SiteFlags } from '../site/site-options.ts';
import { makeGame } from './make-game.ts';
import { KINDS, type Kind } from './template.ts';

interface Flags extends SiteFlags {
  title?: string;
  kind: Kind;
  json?: boolean;
}

/** Adds `new`, which creates a small playable game. */
export function addNew(program: Command): void {
  program
    .command('new')
    .description('create a small playable game, in this workspace or as a stand-alone project')
    .argument('<key>', 'the permanent key of the game, such as cup-finals')
    .argument('[folder]', 'the folder of a stand-alone project; default: ./<key>')
    .addOption(new Option('--kind <kind>', 'what the game starts as').choices(KINDS).default('quiz'))
    .option('--title <name>', 'the name of the game; default: derived from the key')
    .option('--site <url>', SITE_HELP)
    .option('--json', 'print the folder and its files as JSON')
    .action(async (key: string, folder: string | undefined, { title, kind, json, ...flags }: Flags) => {
      const made = await makeGame({ key, title, folder, kind }, process.cwd(), siteOf(flags));
      if (json) return printJson({ key, ...made });
      const place = relative(process.cwd(), made.folder) || '.';
      terminal.out(`${colors.green('✓')} ${made.files.length} files in ${place}`);
      terminal.out(made.kind === 'workspace' ? WORKSPACE_STEPS : standAloneSteps(place));
    });
}

const WORKSPACE_STEPS = `Next:
  npm install               adds it to the workspace
  npx soccer-legends check  run this in its folder
  npm start                 shows it in the hub`;

function standAloneSteps(place: string): string {
  return `Next:
${place === '.' ? '' : `  cd ${place}\n`}  npm install
  npm test
  npx soccer-legends dev    shows it in your browser`;
}
