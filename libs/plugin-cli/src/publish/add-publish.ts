import type { Command } from 'commander';
import { findingsForPrograms, reportFindings, reportStage } from '../check/add-check.ts';
import { EXIT } from '../fault.ts';
import { printJson, terminal } from '../output/terminal.ts';
import { findProject } from '../project/find-project.ts';
import { siteOf, withSiteFlags, type SiteFlags } from '../site/site-options.ts';
import { publishGame } from './publish-game.ts';
import { reportPlan, reportReceipt } from './report.ts';

interface Flags extends SiteFlags {
  dryRun?: boolean;
  json?: boolean;
}

/** Adds `publish`, which checks the game and uploads its build. */
export function addPublish(program: Command): void {
  withSiteFlags(program.command('publish'))
    .description('check the game in this folder and upload it; players do not see it before its release')
    .option('--dry-run', 'show what would be done without doing it')
    .option('--json', 'print the receipt, or with --dry-run the plan, as JSON')
    .action(async ({ dryRun = false, json = false, ...flags }: Flags) => {
      const project = findProject(process.cwd());
      const site = siteOf(flags);
      terminal.err(
        `Checking ${project.key}, then ${dryRun ? 'requesting the plan from' : 'uploading to'} ${site.site} …`,
      );
      const outcome = await publishGame(project, site, { dryRun, ...(!json && { onStage: reportStage }) });
      if (outcome.kind === 'checkFailed') {
        process.exitCode = EXIT.refused;
        if (json) printJson(findingsForPrograms(project.key, outcome.check.findings));
        else reportFindings(outcome.check, terminal);
        return;
      }
      if (json) return printJson(outcome.kind === 'planned' ? outcome.plan : outcome.receipt);
      reportFindings(outcome.check, terminal);
      reportPlan(outcome.plan, terminal);
      if (outcome.kind === 'published') reportReceipt(outcome.receipt, terminal);
    });
}
