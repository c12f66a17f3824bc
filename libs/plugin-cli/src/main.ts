import { Command, CommanderError } from 'commander';
import { addCheck } from './check/command.ts';
import { addDev } from './dev/command.ts';
import { addMigrate } from './migrate/command.ts';
import { addNew } from './new/command.ts';
import { addPublish } from './publish/command.ts';
import { addRelease } from './release/command.ts';
import { EXIT, Fault } from './fault.ts';
import { SDK_VERSION } from './new/versions.ts';
import { colours, terminal } from './output/terminal.ts';

const program = new Command('soccer-legends')
  .description('Writes, checks, publishes and releases games of a Soccer Legends site.')
  .version(SDK_VERSION)
  .exitOverride();

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
    return EXIT.misused;
  }
  terminal.err(colours.red(fault.message));
  if (fault.hint) terminal.err(fault.hint);
  return fault.exitCode;
}
