import {
  type DevOverride,
  LEAST_ROUNDS,
  type MatchdayState,
  type PluginDetail,
  type PluginHistoryEntry,
  type PluginNumbers,
  type Provenance,
  type PublishedVersion,
  type RoundAverages,
  type RoundNumbers,
} from '@soccer-legends/contracts';
import { colors, type Terminal } from '../output/terminal.ts';
import { countText, sizeText, timeText } from '../output/value-texts.ts';

const LATEST = 8;

const MATCHDAYS: Readonly<Record<MatchdayState, string>> = {
  never: 'Matchdays: never, because its plugin.json says so.',
  out: 'Matchdays: not yet. An administrator of the site can admit the game in the console.',
  waiting: 'Matchdays: once its live version has been live for a day.',
  in: 'Matchdays: coming cards can have the game.',
};

/** Prints the live version after a release or a rollback, and the previous one. */
export function reportMove(before: PluginDetail, after: PluginDetail, { out }: Terminal): void {
  const was = before.live?.release ?? 'nothing';
  out(`${colors.green('✓')} ${after.key}: ${after.live?.release ?? 'nothing'} is live. Before: ${was}.`);
  if (after.withdrawnAt) out(colors.yellow('The game is withdrawn. An administrator must restore it.'));
  else if (!after.isActive) out(colors.yellow('The game is switched off. An administrator must switch it on.'));
  out('Open pages switch within a second. A round in progress finishes on its version.');
}

/** Prints the version that a share of visitors gets after staging. */
export function reportStage({ key, candidate, live }: PluginDetail, { out }: Terminal): void {
  const others = live?.release ?? 'nothing';
  if (candidate)
    out(
      `${colors.green('✓')} ${key}: ${candidate.share} % of the visitors get ${candidate.release}, others ${others}.`,
    );
  else out(`${colors.green('✓')} ${key}: the staging has ended. All visitors get ${others}.`);
  if (candidate) out('It is rolled back by itself if it fails more often than the live version.');
}

/** Returns the text that explains the link of an override. */
export function linkText({ link, expiresAt }: DevOverride): string {
  return `The first browser that opens this link until ${timeText(expiresAt)} shows the game for eight hours:\n  ${link}`;
}

/** Prints what visitors get after the withdrawal of a version. */
export function reportWithdrawal(version: string, { key, live }: PluginDetail, { out }: Terminal): void {
  out(
    `${colors.green('✓')} ${key}: ${version} is withdrawn. ${live ? `${live.release} is live.` : 'Nothing is live.'}`,
  );
  out('A withdrawn version cannot be released again. Publish a new version instead.');
}

/** Returns the same information for `--json`. */
export function moveForPrograms(
  before: PluginDetail,
  { key, live, isActive, withdrawnAt }: PluginDetail,
): Record<'key' | 'was' | 'live' | 'isActive' | 'withdrawnAt', string | boolean | null> {
  return { key, was: before.live?.release ?? null, live: live?.release ?? null, isActive, withdrawnAt };
}

/** Prints a game's versions, newest first, and its latest events. */
export function reportPlugin(detail: PluginDetail, history: readonly PluginHistoryEntry[], { out }: Terminal): void {
  const { key, versions, isActive, withdrawnAt, route } = detail;
  out(`${colors.bold(key)} at ${route}: ${withdrawnAt ? 'withdrawn' : isActive ? 'on' : 'switched off'}`);
  for (const version of versions) {
    out(`  ${markOf(version, detail)} ${lineFor(version)}`);
    if (version.provenance) out(`            ${originText(version.provenance)}`);
  }
  out(MATCHDAYS[detail.matchdays]);
  if (detail.damaged.length > 0)
    out(colors.red(`Stored files are damaged. Publish again: ${detail.damaged.join(', ')}`));
  if (history.length > 0) out('\nLatest events:');
  for (const { at, action, actor, version, reason } of history.slice(0, LATEST)) {
    out(`  ${timeText(at)}  ${action} ${version?.release ?? ''} by ${actor}: ${reason}`);
  }
}

/**
 * Prints the alert about the game, and the rounds and failures of each version during the last 30 days. A failure has its line
 * in the author's sources.
 */
export function reportNumbers({ alert, versions, site, days, languages }: PluginNumbers, { out }: Terminal): void {
  if (alert !== null) out(colors.red(`\n${alert}`));
  const played = versions.filter(({ rounds }) => rounds.begun !== null);
  if (played.length > 0) out('\nRounds in 30 days:');
  for (const { version, rounds, ...averages } of played) out(roundsText(version, rounds, averages));
  const average = averagesText('  All games of the site: ', site);
  if (played.length > 0 && average !== '') out(average);
  for (const { day, medianSeconds, ...rounds } of days.slice(-LATEST))
    out(roundsText(day, rounds, { medianSeconds, finishRate: null }));
  for (const { language, medianSeconds, ...rounds } of languages)
    out(roundsText(language, rounds, { medianSeconds, finishRate: null }));
  for (const { version, lost } of versions) {
    if (lost.undealt + lost.hung > 0)
      out(
        colors.red(`  ${version}  ${countText(lost.undealt, 'failed deal')}, ${countText(lost.hung, 'frozen page')}`),
      );
  }
  const failing = versions.flatMap(({ version, failures }) => failures.map((failure) => ({ version, ...failure })));
  if (failing.length > 0) out('\nFailures in 30 days:');
  for (const { version, name, at, count, last, ...where } of failing) {
    const counts = [where.screens, where.browsers, where.languages].flatMap((counts) =>
      Object.entries(counts).map((pair) => pair.join(' ')),
    );
    out(`  ${colors.red(`${count} ×`)} ${name} at ${at[0] ?? 'an unknown place'}`);
    out(`    ${version}, last ${timeText(last)}; ${counts.join(', ')}`);
  }
}

function roundsText(of: string, rounds: RoundNumbers, averages: RoundAverages): string {
  const counts = Object.entries(rounds).map(([name, count]) => `${name} ${count ?? `<${LEAST_ROUNDS}`}`);
  return `  ${of}  ${counts.join(', ')}${averagesText('; ', averages)}`;
}

/** Returns a text that starts with `start` and contains the known averages; empty if none is known. */
function averagesText(start: string, { finishRate, medianSeconds }: RoundAverages): string {
  const known = [
    ...(finishRate === null ? [] : [`${Math.round(100 * finishRate)} % finished`]),
    ...(medianSeconds === null ? [] : [`median ${medianSeconds} s`]),
  ];
  return known.length > 0 ? start + known.join(', ') : '';
}

function markOf({ release, withdrawn, damaged }: PublishedVersion, { live, candidate }: PluginDetail): string {
  if (withdrawn) return colors.red('withdrawn');
  if (damaged) return colors.red('damaged  ');
  if (release === live?.release) return colors.green('live     ');
  return release === candidate?.release ? colors.yellow(`${candidate.share} %`.padEnd(9)) : '         ';
}

function originText({ repository, subject, commit, run }: Provenance): string {
  const parts = [repository ?? subject, commit && `commit ${commit}`, run && `run ${run}`];
  return `built by CI from ${parts.filter(Boolean).join(', ')}`;
}

function lineFor({ release, publishedAt, publishedBy, bytes, health }: PublishedVersion): string {
  const { loads, failures, errors, medianReadyMs } = health;
  const ready = medianReadyMs === null ? '' : `, ready in ${medianReadyMs} ms`;
  const summary = `${countText(loads, 'load')}, ${countText(failures + errors, 'fault')}${ready}`;
  return `${release}  ${timeText(publishedAt)} by ${publishedBy}, ${sizeText(bytes)}; ${summary}`;
}
