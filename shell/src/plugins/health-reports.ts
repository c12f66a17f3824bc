import {
  isLanguage,
  MAX_REPORTED_MS,
  MOST_HEALTH_REPORTS,
  type GameListing,
  type HealthOutcome,
  type PluginHealthReport,
  type PluginHealthReports,
} from '@soccer-legends/contracts';

const ADDRESS = '/api/plugin-health';
/** Reports are only statistics, so they are collected and sent together. */
const SEND_AFTER_MS = 4000;

let waiting: PluginHealthReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports how a version of a game worked in this browser, without data about the visitor. */
export function reportHealth(listing: GameListing, outcome: HealthOutcome, ms: number): void {
  const report = healthReport(listing, outcome, ms);
  if (!report) return;
  waiting.push(report);
  if (waiting.length >= MOST_HEALTH_REPORTS) return sendHealthReports();
  timer ??= setTimeout(sendHealthReports, SEND_AFTER_MS);
}

/** Sends the collected reports. Also called when the page is left. */
export function sendHealthReports(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const language = document.documentElement.lang;
  const body: PluginHealthReports = { reports: waiting, ...(isLanguage(language) && { language }) };
  waiting = [];
  // Losing a report only makes the statistics less exact.
  fetch(ADDRESS, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

/** Returns the report on a version; undefined for a developer's build. */
export function healthReport(
  listing: Pick<GameListing, 'key' | 'remote' | 'devOrigin'>,
  outcome: HealthOutcome,
  ms: number,
): PluginHealthReport | undefined {
  const release = releaseOf(listing);
  if (release === undefined) return undefined;
  return { key: listing.key, release, outcome, ms: Math.min(MAX_REPORTED_MS, Math.round(ms)) };
}

/** Returns the release of a listing; undefined for a developer's build, which is not published. */
export function releaseOf({ remote, devOrigin }: Pick<GameListing, 'remote' | 'devOrigin'>): string | undefined {
  return devOrigin === undefined ? /^\/plugins\/[^/]+\/([^/]+)\//.exec(remote.entry)?.[1] : undefined;
}
