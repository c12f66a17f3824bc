import { Command, CommanderError } from 'commander';
import { addCheck } from './check/add-check.ts';
import { addDev } from './dev/add-dev.ts';
import { EXIT, Fault } from './fault.ts';
import { addMigrate } from './migrate/add-migrate.ts';
import { addNew } from './new/add-new.ts';
import { SDK_VERSION } from './project/versions.ts';
import { colors, printJson, speaksJson, terminal } from './output/terminal.ts';
import { addPublish } from './publish/add-publish.ts';
import { addRelease } from './release/add-release.ts';
import { DEFAULT_SITE } from './site/site-options.ts';

const program = new Command('soccer-legends')
  .description('Creates, checks, publishes and releases games of a Soccer Legends site.')
  .version(SDK_VERSION)
  .exitOverride()
  .showHelpAfterError('Run with "--help" to see the commands and options.')
  .addHelpText(
    'after',
    `
Environment:
  SOCCER_LEGENDS_SITE    the site; default: the site that the project or this command came from, or ${DEFAULT_SITE}
  SOCCER_LEGENDS_TOKEN   the publish token that an administrator created for the game

Exit codes:
  ${EXIT.done}  success           ${EXIT.refused}  findings, or the site rejected the request
  ${EXIT.misused}  invalid usage     ${EXIT.broken}  an internal error of this command`,
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
  // Commander has already printed the help text or the error.
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? EXIT.done : EXIT.misused;
  if (!(fault instanceof Fault)) {
    terminal.err(colors.red('Internal error of this command. Please report it with the following output.'));
    terminal.err(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
    return EXIT.broken;
  }
  const { code, message, hint } = fault;
  if (speaksJson()) printJson({ error: { code, message, hint } });
  else {
    const [what, ...more] = message.split('\n');
    terminal.err(`${colors.red('✗')} ${what}${code === undefined ? '' : colors.dim(` (${code})`)}`);
    for (const line of more) terminal.err(line);
    if (hint) terminal.err(`  ${hint}`);
  }
  return fault.exitCode;
}
