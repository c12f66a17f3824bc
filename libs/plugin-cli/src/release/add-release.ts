import type {
  DevOverride,
  DevOverrideRequest,
  PluginDetail,
  PluginHistoryEntry,
  PluginNumbers,
  ReasonRequest,
  ReleaseRequest,
  StageRequest,
  TeamWebhook,
  TeamWebhookRequest,
  VersionRequest,
} from '@soccer-legends/contracts';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { EXIT, Fault } from '../fault.ts';
import { printJson, terminal } from '../output/terminal.ts';
import { withSiteFlags, type SiteFlags } from '../site/site-options.ts';
import { namedPlugin } from './named-plugin.ts';
import {
  linkText,
  moveForPrograms,
  reportMove,
  reportNumbers,
  reportPlugin,
  reportStage,
  reportWithdrawal,
} from './report.ts';

interface ReasonFlags extends SiteFlags {
  reason: string;
  json?: boolean;
}

interface VersionFlags extends ReasonFlags {
  content?: string;
}

const MOVE_JSON = 'print the previous and the new live version as JSON';
const OWN_VERSION = 'the version; default: the one in plugin.json, else the newest';

/** Adds the commands that change or show which version of a game visitors get. */
export function addRelease(program: Command): void {
  ofVersion(ofGame(program.command('release')), OWN_VERSION)
    .description('make a published version live')
    .option('--json', MOVE_JSON)
    .action(release);

  withReason(ofGame(program.command('rollback')))
    .description('make the previous live version live again')
    .option('--json', MOVE_JSON)
    .action(rollBack);

  const staging = ofGame(program.command('stage'));
  ofVersion(
    staging.requiredOption('--share <percent>', 'percentage of the visitors, 0 to 100', percentage),
    OWN_VERSION,
  )
    .description('show a published version to a share of the visitors, or end that with --share 0')
    .option('--json', 'print the state of the game as JSON')
    .action(stage);

  const previewing = ofGame(program.command('preview'));
  previewing.description('print a link that shows the staged version in one browser').action(preview);

  ofVersion(ofGame(program.command('withdraw')), 'the version; default: the live one')
    .description('take a version back for good; the version that was live before it goes live again')
    .option('--json', MOVE_JSON)
    .action(withdraw);

  ofGame(program.command('webhook'))
    .description('send the alerts about a game to an address, or end that with --off')
    .addOption(new Option('--url <url>', 'an https address that accepts POST requests').conflicts('off'))
    .option('--off', 'send no more messages')
    .action(setWebhook);

  ofGame(program.command('status'))
    .alias('list')
    .description('show the versions of a game, the live and the staged one, the latest events, rounds and failures')
    .option('--json', 'print the versions, the history and the numbers as JSON')
    .action(showStatus);
}

function ofGame(command: Command): Command {
  return withSiteFlags(command).argument('[key]', 'the game; default: the one in this folder');
}

function withReason(command: Command): Command {
  return command.requiredOption('--reason <text>', 'the reason, for the audit log');
}

function ofVersion(command: Command, version: string): Command {
  return withReason(command.argument('[version]', version)).option(
    '--content <hash>',
    'the content hash, for a version that was published with several contents',
  );
}

async function release(named: string | undefined, chosen: string | undefined, flags: VersionFlags): Promise<void> {
  const { ownVersion, read, post } = namedPlugin(named, flags);
  const before = await read();
  const request: ReleaseRequest = {
    reason: flags.reason,
    version: chosen ?? ownVersion ?? before.newest.version,
    // The site rejects the release if someone else has changed the live version since it was read.
    expectedLive: before.live?.release ?? null,
    ...(flags.content !== undefined && { contentHash: flags.content }),
  };
  reportChange(before, await post('release', request), flags);
}

async function rollBack(named: string | undefined, flags: ReasonFlags): Promise<void> {
  const { read, post } = namedPlugin(named, flags);
  const before = await read();
  const request: ReasonRequest = { reason: flags.reason };
  reportChange(before, await post('rollback', request), flags);
}

function reportChange(before: PluginDetail, after: PluginDetail, { json }: ReasonFlags): void {
  if (json) printJson(moveForPrograms(before, after));
  else reportMove(before, after, terminal);
}

async function stage(
  named: string | undefined,
  chosen: string | undefined,
  { share, reason, content, json, ...flags }: VersionFlags & { share: number },
): Promise<void> {
  const { ownVersion, read, post } = namedPlugin(named, flags);
  const { candidate, newest } = await read();
  const version = chosen ?? (share === 0 ? candidate?.version : undefined) ?? ownVersion ?? newest.version;
  const request: StageRequest = { share, reason, version, ...(content !== undefined && { contentHash: content }) };
  const after = await post('stage', request);
  if (json) printJson(after);
  else reportStage(after, terminal);
}

async function preview(named: string | undefined, flags: SiteFlags): Promise<void> {
  const { post } = namedPlugin(named, flags);
  terminal.out(linkText(await post<DevOverride>('dev-override', {} satisfies DevOverrideRequest)));
}

async function withdraw(
  named: string | undefined,
  chosen: string | undefined,
  { reason, content, json, ...flags }: VersionFlags,
): Promise<void> {
  const { key, read, post } = namedPlugin(named, flags);
  const before = await read();
  const version = chosen ?? before.live?.version;
  if (version === undefined) {
    throw new Fault(`No version of "${key}" is live.`, {
      hint: 'Name the version: soccer-legends withdraw <key> <version> --reason "…"',
      exitCode: EXIT.misused,
    });
  }
  const contentHash = content ?? (chosen === undefined ? before.live?.contentHash : undefined);
  const request: VersionRequest = { version, reason, ...(contentHash !== undefined && { contentHash }) };
  const after = await post('withdraw-version', request);
  if (json) printJson(moveForPrograms(before, after));
  else reportWithdrawal(version, after, terminal);
}

async function setWebhook(
  named: string | undefined,
  { url, off, ...flags }: SiteFlags & { url?: string; off?: boolean },
): Promise<void> {
  const { key, post, remove } = namedPlugin(named, flags);
  if (off) {
    await remove('webhook');
    return terminal.out(`${key}: no more messages are sent.`);
  }
  if (url === undefined) throw new Fault('Pass --url <address> or --off.', { exitCode: EXIT.misused });
  const { host, secret } = await post<TeamWebhook>('webhook', { url } satisfies TeamWebhookRequest);
  terminal.out(`${key}: alerts are sent to ${host}. They are signed with this secret, which is not shown again:`);
  terminal.out(secret);
}

async function showStatus(
  named: string | undefined,
  { json, ...flags }: SiteFlags & { json?: boolean },
): Promise<void> {
  const { read } = namedPlugin(named, flags);
  const detail = await read();
  const history = await read<PluginHistoryEntry[]>('/history');
  const numbers = await read<PluginNumbers>('/numbers');
  if (json) return printJson({ ...detail, history, numbers });
  reportPlugin(detail, history, terminal);
  reportNumbers(numbers, terminal);
}

function percentage(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 100)
    throw new InvalidArgumentError('It must be a number from 0 to 100.');
  return Number(text);
}
