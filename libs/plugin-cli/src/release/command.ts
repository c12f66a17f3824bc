import type { PluginDetail, PluginHistoryEntry, ReasonRequest, ReleaseRequest } from '@soccer-legends/contracts';
import type { Command } from 'commander';
import { printJson, terminal } from '../output/terminal.ts';
import { siteOf, withSiteFlags, type SiteFlags } from '../site/site-flags.ts';
import { moveForPrograms, reportMove, reportPlugin } from './report.ts';
import { whichPlugin } from './which-plugin.ts';

interface Flags extends SiteFlags {
  json?: boolean;
}

interface MoveFlags extends Flags {
  reason: string;
  content?: string;
}

const FOR_PROGRAMS = 'for programs: what is live now, and what was';

const pathOf = (key: string, action = ''): string => `/api/admin/plugins/${encodeURIComponent(key)}${action}`;

/** Adds `release` and `rollback`, which move what players get, and `list`, which says what that is. */
export function addRelease(program: Command): void {
  withSiteFlags(program.command('release'))
    .description('let players have a published version')
    .argument('[key]', 'the game; the one in this folder where absent')
    .argument('[version]', 'which version; the one in plugin.json, else the newest, where absent')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .option('--content <hash>', 'which content, where a version was published with several')
    .option('--json', FOR_PROGRAMS)
    .action(
      async (named: string | undefined, chosen: string | undefined, { reason, content, json, ...flags }: MoveFlags) => {
        const site = siteOf(flags);
        const { key, version: own } = whichPlugin(named, process.cwd());
        const before = await site.send<PluginDetail>(pathOf(key));
        const request: ReleaseRequest = {
          reason,
          version: chosen ?? own ?? before.newest.version,
          // Whoever else releases at this moment is not overruled without knowing.
          expectedLive: before.live?.release ?? null,
          ...(content !== undefined && { contentHash: content }),
        };
        const after = await site.send<PluginDetail>(pathOf(key, '/release'), { method: 'POST', json: request });
        if (json) printJson(moveForPrograms(before, after));
        else reportMove(before, after, terminal);
      },
    );

  withSiteFlags(program.command('rollback'))
    .description('bring back the version that was live before')
    .argument('[key]', 'the game; the one in this folder where absent')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .option('--json', FOR_PROGRAMS)
    .action(async (named: string | undefined, { reason, json, ...flags }: MoveFlags) => {
      const site = siteOf(flags);
      const { key } = whichPlugin(named, process.cwd());
      const before = await site.send<PluginDetail>(pathOf(key));
      const request: ReasonRequest = { reason };
      const after = await site.send<PluginDetail>(pathOf(key, '/rollback'), { method: 'POST', json: request });
      if (json) printJson(moveForPrograms(before, after));
      else reportMove(before, after, terminal);
    });

  withSiteFlags(program.command('list'))
    .description('show what was published of a game, what is live, and what happened')
    .argument('[key]', 'the game; the one in this folder where absent')
    .option('--json', 'for programs: the versions and the history')
    .action(async (named: string | undefined, { json, ...flags }: Flags) => {
      const site = siteOf(flags);
      const { key } = whichPlugin(named, process.cwd());
      const detail = await site.send<PluginDetail>(pathOf(key));
      const history = await site.send<PluginHistoryEntry[]>(pathOf(key, '/history'));
      if (json) printJson({ ...detail, history });
      else reportPlugin(detail, history, terminal);
    });
}
