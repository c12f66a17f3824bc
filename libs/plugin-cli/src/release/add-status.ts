import type { PluginDetail, PluginHistoryEntry } from '@soccer-legends/contracts';
import type { Command } from 'commander';
import { printJson, terminal } from '../output/terminal.ts';
import { siteOf, withSiteFlags, type SiteFlags } from '../site/site-flags.ts';
import { pathOf } from './plugin-path.ts';
import { reportPlugin } from './report.ts';
import { whichPlugin } from './which-plugin.ts';

/** Adds `status`, which shows what the visitors of the site get. */
export function addStatus(program: Command): void {
  withSiteFlags(program.command('status'))
    .alias('list')
    .description('show the versions of a game, the live and the staged one, and the latest events')
    .argument('[key]', 'the game; default: the one in this folder')
    .option('--json', 'print the versions and the history as JSON')
    .action(async (named: string | undefined, { json, ...flags }: SiteFlags & { json?: boolean }) => {
      const site = siteOf(flags);
      const { key } = whichPlugin(named, process.cwd());
      const detail = await site.send<PluginDetail>(pathOf(key));
      const history = await site.send<PluginHistoryEntry[]>(pathOf(key, '/history'));
      if (json) printJson({ ...detail, history });
      else reportPlugin(detail, history, terminal);
    });
}
