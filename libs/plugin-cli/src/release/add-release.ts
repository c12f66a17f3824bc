import type { PluginDetail, ReasonRequest, ReleaseRequest } from '@soccer-legends/contracts';
import type { Command } from 'commander';
import { printJson, terminal } from '../output/terminal.ts';
import { siteOf, withSiteFlags, type SiteFlags } from '../site/site-flags.ts';
import { pathOf } from './plugin-path.ts';
import { moveForPrograms, reportMove } from './report.ts';
import { whichPlugin } from './which-plugin.ts';

interface Flags extends SiteFlags {
  json?: boolean;
}

interface MoveFlags extends Flags {
  reason: string;
  content?: string;
}

const FOR_PROGRAMS = 'print the previous and the new live version as JSON';

/** Adds `release` and `rollback`, which change the live version. */
export function addRelease(program: Command): void {
  withSiteFlags(program.command('release'))
    .description('make a published version live')
    .argument('[key]', 'the game; default: the one in this folder')
    .argument('[version]', 'the version; default: the one in plugin.json, else the newest')
    .requiredOption('--reason <text>', 'the reason, for the audit log')
    .option('--content <hash>', 'the content hash, for a version that was published with several contents')
    .option('--json', FOR_PROGRAMS)
    .action(release);

  withSiteFlags(program.command('rollback'))
    .description('make the previous live version live again')
    .argument('[key]', 'the game; default: the one in this folder')
    .requiredOption('--reason <text>', 'the reason, for the audit log')
    .option('--json', FOR_PROGRAMS)
    .action(rollBack);
}

async function release(named: string | undefined, chosen: string | undefined, flags: MoveFlags): Promise<void> {
  const site = siteOf(flags);
  const { key, version: own } = whichPlugin(named, process.cwd());
  const before = await site.send<PluginDetail>(pathOf(key));
  const request: ReleaseRequest = {
    reason: flags.reason,
    version: chosen ?? own ?? before.newest.version,
    // The site rejects the release if someone else has changed the live version since it was read.
    expectedLive: before.live?.release ?? null,
    ...(flags.content !== undefined && { contentHash: flags.content }),
  };
  const after = await site.send<PluginDetail>(pathOf(key, '/release'), { method: 'POST', json: request });
  reportChange(before, after, flags);
}

async function rollBack(named: string | undefined, flags: MoveFlags): Promise<void> {
  const site = siteOf(flags);
  const { key } = whichPlugin(named, process.cwd());
  const before = await site.send<PluginDetail>(pathOf(key));
  const request: ReasonRequest = { reason: flags.reason };
  const after = await site.send<PluginDetail>(pathOf(key, '/rollback'), { method: 'POST', json: request });
  reportChange(before, after, flags);
}

function reportChange(before: PluginDetail, after: PluginDetail, { json }: Flags): void {
  if (json) printJson(moveForPrograms(before, after));
  else reportMove(before, after, terminal);
}
