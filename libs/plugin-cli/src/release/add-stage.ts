import type { PluginDetail, StageRequest } from '@soccer-legends/contracts';
import { InvalidArgumentError, type Command } from 'commander';
import { printJson, terminal } from '../output/terminal.ts';
import { siteOf, withSiteFlags, type SiteFlags } from '../site/site-flags.ts';
import { pathOf } from './plugin-path.ts';
import { reportStage } from './report.ts';
import { whichPlugin } from './which-plugin.ts';

interface StageFlags extends SiteFlags {
  share: number;
  reason: string;
  content?: string;
  json?: boolean;
}

/** Adds `stage`, which shows a version to a share of the visitors. */
export function addStage(program: Command): void {
  withSiteFlags(program.command('stage'))
    .description('show a published version to a share of the visitors, or end that with --share 0')
    .argument('[key]', 'the game; default: the one in this folder')
    .argument('[version]', 'the version; default: the one in plugin.json, else the newest')
    .requiredOption('--share <percent>', 'percentage of the visitors, 0 to 100', percentage)
    .requiredOption('--reason <text>', 'the reason, for the audit log')
    .option('--content <hash>', 'the content hash, for a version that was published with several contents')
    .option('--json', 'print the state of the game as JSON')
    .action(async (named: string | undefined, chosen: string | undefined, flags: StageFlags) => {
      const { share, reason, content, json, ...siteFlags } = flags;
      const site = siteOf(siteFlags);
      const { key, version: own } = whichPlugin(named, process.cwd());
      const before = await site.send<PluginDetail>(pathOf(key));
      const version = chosen ?? (share === 0 ? before.candidate?.version : undefined) ?? own ?? before.newest.version;
      const request: StageRequest = { share, reason, version, ...(content !== undefined && { contentHash: content }) };
      const after = await site.send<PluginDetail>(pathOf(key, '/stage'), { method: 'POST', json: request });
      if (json) printJson(after);
      else reportStage(after, terminal);
    });
}

function percentage(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100)
    throw new InvalidArgumentError('It must be a number from 0 to 100.');
  return Number(text);
}
