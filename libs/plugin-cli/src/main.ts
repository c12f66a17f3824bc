import { Command, CommanderError } from 'commander';
import { addCheck } from './check/command.ts';
import { addDev } from './dev/command.ts';
import { EXIT, Fault } from './fault.ts';
import { addMigrate } from './migrate/command.ts';
import { addNew } from './new/command.ts';
import { SDK_VERSION } from './new/versions.ts';
import { colours, printJson, speaksJson, terminal } from './output/terminal.ts';
import { addPublish } from './publish/command.ts';
import { addRelease } from './release/command.ts';
import { DEFAULT_SITE } from './site/site-options.ts';

const program = new Command('soccer-legends')
  .description('Writes, checks, publishes and releases games of a Soccer Legends site.')
  .version(SDK_VERSION)
  .exitOverride()
  .showHelpAfterError('"--help" says what can be asked for.')
  .addHelpText(
    'after',
    `
Environment:
  SOCCER_LEGENDS_SITE    the site; where absent that which the project was made with, or ${DEFAULT_SITE}
  SOCCER_LEGENDS_TOKEN   the publish token that an administrator made for the game

Exit codes:
  ${EXIT.done}  done        ${EXIT.refused}  something stands in the way: a finding, a refusal of the site
  ${EXIT.misused}  misused     ${EXIT.broken}  a fault of this command itself`,
  );

addNew(program);
addDev(program);
addCheck(program);
addPublish(program);
addRelease(program);
addMigrate(program);

try {
  await program.parseAsync();
} catch (fault) {
  process.exitCode = exitCodeFor(fault);
}

function exitCodeFor(fault: unknown): number {
  // Help was asked for, or commander has said already what was wrong.
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? EXIT.done : EXIT.misused;
  if (!(fault instanceof Fault)) {
    terminal.err(colours.red('This is a fault of the command itself; please report it with what follows.'));
    terminal.err(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
    return EXIT.broken;
  }
  const { code, message, hint } = fault;
  if (speaksJson()) printJson({ error: { code, message, hint } });
  else {
    const [what, ...more] = message.split('\n');
    terminal.err(`${colours.red('✗')} ${what}${code === undefined ? '' : colours.dim(` (${code})`)}`);
    for (const line of more) terminal.err(line);
    if (hint) terminal.err(`  ${hint}`);
  }
  return fault.exitCode;
}
