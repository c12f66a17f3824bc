import {
  MOST_HEALTH_REPORTS,
  type GameListing,
  type HealthOutcome,
  type PluginHealthReport,
  type PluginHealthReports,
} from '@soccer-legends/contracts';

const ADDRESS = '/api/plugin-health';
/** Reports are for statistics: they wait until the page has nothing better to do, and go together. */
const SEND_AFTER_MS = 4000;
const LONGEST_MS = 600_000;

let waiting: PluginHealthReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the site how a version does here, without a word on who plays it. */
export function reportHealth(listing: GameListing, outcome: HealthOutcome, ms: number): void {
  const report = healthReport(listing, outcome, ms);
  if (!report) return;
  waiting.push(report);
  if (waiting.length >= MOST_HEALTH_REPORTS) return sendHealthReports();
  timer ??= setTimeout(sendHealthReports, SEND_AFTER_MS);
}

/** Sends what waits; a page that is left does so with its last breath. */
export function sendHealthReports(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body: PluginHealthReports = { reports: waiting };
  waiting = [];
  // A lost report is a report less, and nobody's trouble.
  fetch(ADDRESS, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

/** What is told of a version; undefined for a developer's own. */
export function healthReport(
  listing: Pick<GameListing, 'key' | 'remote' | 'devOrigin'>,
  outcome: HealthOutcome,
  ms: number,
): PluginHealthReport | undefined {
  const release = releaseOf(listing);
  if (release === undefined) return undefined;
  return { key: listing.key, release, outcome, ms: Math.min(LONGEST_MS, Math.round(ms)) };
}

/** Which published build this is; undefined for a developer's own, which was never published. */
export function releaseOf({ remote, devOrigin }: Pick<GameListing, 'remote' | 'devOrigin'>): string | undefined {
  return devOrigin === undefined ? /^\/plugins\/[^/]+\/([^/]+)\//.exec(remote.entry)?.[1] : undefined;
}
