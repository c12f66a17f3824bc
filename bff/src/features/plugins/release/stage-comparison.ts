import type { EntityManager } from '@mikro-orm/sql';
import type { HealthOutcome, StageComparison, StageCounts } from '@soccer-legends/contracts';
import type { Plugin, PluginVersion } from '../registry/plugin.entities.ts';

/** With fewer attempts a candidate is not judged. */
const MIN_ATTEMPTS = 20;
/** How much the failure rates may differ, as a fraction. */
const MARGIN = 0.02;
/** One-sided 95 % quantile of the normal distribution: at the limit, one good candidate in twenty is rolled back. */
const Z = 1.645;

type Counts = Pick<StageCounts, 'loads' | 'failures' | 'errors'>;

/**
 * Whether a candidate must be rolled back: the lower bound of its failure rate exceeds the rate of the live version by
 * more than the margin. Without a live version its rate counts as 0.
 */
export function isWorse({ candidate, live }: StageComparison): boolean {
  const attempts = attemptsOf(candidate);
  if (attempts < MIN_ATTEMPTS) return false;
  const liveAttempts = attemptsOf(live);
  const liveRate = liveAttempts === 0 ? 0 : faultyOf(live) / liveAttempts;
  return wilsonLowerBound(faultyOf(candidate), attempts) > liveRate + MARGIN;
}

/** The lower bound of the Wilson score interval (E. B. Wilson, 1927) of a rate. */
function wilsonLowerBound(faulty: number, attempts: number): number {
  const rate = faulty / attempts;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / attempts + (Z * Z) / (4 * attempts * attempts));
  return (rate + (Z * Z) / (2 * attempts) - spread) / (1 + (Z * Z) / attempts);
}

/** Returns everything that was counted of two versions, over all kept days. */
export async function countsOf(
  em: EntityManager,
  candidate: PluginVersion,
  live: PluginVersion | null | undefined,
): Promise<StageComparison> {
  // Raw SQL: an aggregate over a table that is only counted up and summed, and therefore has no entity.
  const rows = await em.execute<{ version_id: number; outcome: HealthOutcome; count: number }[]>(
    `select version_id, outcome, sum(count)::integer as count from plugin_health
     where version_id in (?, ?) group by version_id, outcome`,
    [candidate.id, live?.id ?? 0],
  );
  const countOf = (id: number | undefined, outcome: HealthOutcome): number =>
    rows.find((row) => row.version_id === id && row.outcome === outcome)?.count ?? 0;
  const counts = (id: number | undefined): StageCounts =>
    stageCounts({ loads: countOf(id, 'loaded'), failures: countOf(id, 'failed'), errors: countOf(id, 'error') });
  return { candidate: counts(candidate.id), live: counts(live?.id) };
}

/** Returns what was counted of a staged plugin's candidate and live version since staging began. */
export async function compareSinceStaging(em: EntityManager, plugin: Plugin): Promise<StageComparison> {
  const now = await countsOf(em, plugin.candidateVersion!, plugin.liveVersion);
  const baseline = plugin.candidateBaseline;
  return {
    candidate: difference(now.candidate, baseline?.candidate),
    live: difference(now.live, baseline?.live),
  };
}

function difference(now: StageCounts, baseline: StageCounts | undefined): StageCounts {
  // Never negative, although a release changes which version is live and old days are deleted.
  const since = (name: keyof Counts): number => Math.max(0, now[name] - (baseline?.[name] ?? 0));
  return stageCounts({ loads: since('loads'), failures: since('failures'), errors: since('errors') });
}

/** Adds the failure rate in percent, with one decimal; null without attempts. */
export function stageCounts(counts: Counts): StageCounts {
  const attempts = attemptsOf(counts);
  const percent = attempts === 0 ? null : Math.round((faultyOf(counts) / attempts) * 1000) / 10;
  return { ...counts, faultyPercent: percent };
}

function attemptsOf({ loads, failures }: Counts): number {
  return loads + failures;
}

/** Counts failed attempts. Repeated errors of one load count once, so errors never exceed loads. */
function faultyOf({ loads, failures, errors }: Counts): number {
  return failures + Math.min(errors, loads);
}
