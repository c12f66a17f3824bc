import type { PluginDetail, VersionRequest } from '@soccer-legends/contracts';
import type { Command } from 'commander';
import { EXIT, Fault } from '../fault.ts';
import { printJson, terminal } from '../output/terminal.ts';
import { siteOf, withSiteFlags, type SiteFlags } from '../site/site-flags.ts';
import { pathOf } from './plugin-path.ts';
import { moveForPrograms, reportWithdrawal } from './report.ts';
import { whichPlugin } from './which-plugin.ts';

interface WithdrawFlags extends SiteFlags {
  reason: string;
  content?: string;
  json?: boolean;
}

/** Adds `withdraw`, which withdraws a version permanently. */
export function addWithdraw(program: Command): void {
  withSiteFlags(program.command('withdraw'))
    .description('take a version back for good; the version that was live before it goes live again')
    .argument('[key]', 'the game; default: the one in this folder')
    .argument('[version]', 'the version; default: the live one')
    .requiredOption('--reason <text>', 'the reason, for the audit log')
    .option('--content <hash>', 'the content hash, for a version that was published with several contents')
    .option('--json', 'print the previous and the new live version as JSON')
    .action(async (named: string | undefined, chosen: string | undefined, flags: WithdrawFlags) => {
      const { reason, content, json, ...siteFlags } = flags;
      const site = siteOf(siteFlags);
      const { key } = whichPlugin(named, process.cwd());
      const before = await site.send<PluginDetail>(pathOf(key));
      const version = chosen ?? before.live?.version;
      if (version === undefined) {
        throw new Fault(`No version of "${key}" is live.`, {
          hint: 'Name the version: soccer-legends withdraw <key> <version> --reason "…"',
          exitCode: EXIT.misused,
        });
      }
      const contentHash = content ?? (chosen === undefined ? before.live?.contentHash : undefined);
      const request: VersionRequest = { version, reason, ...(contentHash !== undefined && { contentHash }) };
      const after = await site.send<PluginDetail>(pathOf(key, '/withdraw-version'), { method: 'POST', json: request });
      if (json) printJson(moveForPrograms(before, after));
      else reportWithdrawal(version, after, terminal);
    });
}
