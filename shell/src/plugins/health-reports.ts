import {
  MAX_REPORTED_MS,
  MOST_HEALTH_REPORTS,
  type GameListing,
  type HealthOutcome,
  type PluginHealthReport,
  type PluginHealthReports,
} from '@soccer-legends/contracts';

const ADDRESS = '/api/plugin-health';
/** Reports are statistics: they are delayed and sent together. */
const SEND_AFTER_MS = 4000;

let waiting: PluginHealthReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports how a version of a game worked in this browser. The report contains nothing about the visitor. */
export function reportHealth(listing: GameListing, outcome: HealthOutcome, ms: number): void {
  const report = healthReport(listing, outcome, ms);
  if (!report) return;
  waiting.push(report);
  if (waiting.length >= MOST_HEALTH_REPORTS) return sendHealthReports();
  timer ??= setTimeout(sendHealthReports, SEND_AFTER_MS);
}

/** Sends the collected reports; also called when the page is left. */
export function sendHealthReports(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body: PluginHealthReports = { reports: waiting };
  waiting = [];
  // A lost report only makes the statistics less exact.
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

/** Returns the published release of a listing; undefined for a developer's build, which was never published. */
export function releaseOf({ remote, devOrigin }: Pick<GameListing, 'remote' | 'devOrigin'>): string | undefined {
  return devOrigin === undefined ? /^\/plugins\/[^/]+\/([^/]+)\//.exec(remote.entry)?.[1] : undefined;
}
