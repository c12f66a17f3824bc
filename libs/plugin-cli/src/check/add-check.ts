import type { Command } from 'commander';
import { EXIT } from '../fault.ts';
import { printJson, terminal } from '../output/terminal.ts';
import { findProject } from '../project/find-project.ts';
import { checkGame, hasErrors } from './check-game.ts';
import { findingsForPrograms, reportFindings } from './report.ts';

/** Adds `check`, which finds everything that prevents the game from being published. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('find everything that prevents the game in this folder from being published')
    .option('--json', 'print all findings as one JSON object')
    .action(async ({ json = false }: { json?: boolean }) => {
      const project = findProject(process.cwd());
      if (!json) terminal.err(`Checking ${project.key || project.folder} …`);
      const result = await checkGame(project);
      const { findings } = result;
      if (json) printJson(findingsForPrograms(project.key, findings));
      else reportFindings(result, terminal);
      if (hasErrors(findings)) process.exitCode = EXIT.refused;
    });
}
