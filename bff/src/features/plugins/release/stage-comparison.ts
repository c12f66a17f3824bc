import type { EntityManager } from '@mikro-orm/sql';
import type { StageComparison, StageCounts } from '@soccer-legends/contracts';
import type { Plugin, PluginVersion } from '../registry/plugin.entities.ts';

/** A candidate with fewer networks is not judged. */
const MIN_NETWORKS = 8;
/** With fewer networks, which one attacker may control, an administrator decides about the candidate. */
const MIN_NETWORKS_TO_ROLL_BACK = 30;
/** Failures in fewer networks cause no rollback, because one attacker can use several networks. */
const MIN_FAULTY_NETWORKS = 5;
/** Tolerated difference of the failure rates, as a fraction. */
const MARGIN = 0.02;
/** One-sided 95 % quantile of the normal distribution: one good candidate in twenty is rolled back. */
const Z = 1.645;

type Counts = Pick<StageCounts, 'loads' | 'failures'>;

/**
 * Returns what must happen to a candidate whose failure rate exceeds that of the live version: the lower bound by more than
 * the margin. Without a live version, that rate counts as 0. Returns undefined for any other candidate.
 */
export function judge({ candidate, live }: StageComparison): 'pause' | 'rollback' | undefined {
  const attempts = attemptsOf(candidate);
  if (attempts < MIN_NETWORKS || candidate.failures < MIN_FAULTY_NETWORKS) return undefined;
  const liveRate = live.failures / Math.max(1, attemptsOf(live));
  if (wilsonLowerBound(candidate.failures, attempts) <= liveRate + MARGIN) return undefined;
  return attempts < MIN_NETWORKS_TO_ROLL_BACK ? 'pause' : 'rollback';
}

/** The lower bound of the Wilson score interval (E. B. Wilson, 1927) of a rate. */
function wilsonLowerBound(faulty: number, attempts: number): number {
  const rate = faulty / attempts;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / attempts + (Z * Z) / (4 * attempts * attempts));
  return (rate + (Z * Z) / (2 * attempts) - spread) / (1 + (Z * Z) / attempts);
}

/** Returns the counter name of a network's vote on a version. Visits and failures have separate counters. */
export function voteOf({ versionId, since, isFaulty }: { versionId: number; since: Date; isFaulty: boolean }): string {
  return `rollout-${isFaulty ? 'failure' : 'visit'}-${versionId}-${since.getTime()}`;
}

/**
 * Returns the counts of a staged plugin's candidate and live version since staging began. A network counts once: as a
 * failure if the version failed there in any way, otherwise as a load.
 */
export async function compareSinceStaging(em: EntityManager, plugin: Plugin): Promise<StageComparison> {
  const since = plugin.candidateSince!;
  const counts = async (version: PluginVersion | null | undefined): Promise<StageCounts> => {
    if (!version) return stageCounts({ loads: 0, failures: 0 });
    const prefixes = [false, true].map((isFaulty) => `${voteOf({ versionId: version.id, since, isFaulty })}:%`);
    // Raw SQL: the votes are counters of the rate limits, which have no entity.
    const [row] = await em.execute<{ visits: number; failures: number }[]>(
      `select count(*) filter (where key like ?)::integer as visits,
         count(*) filter (where key like ?)::integer as failures
       from rate_limit where key like 'rollout-%'`,
      prefixes,
    );
    const { visits, failures } = row!;
    return stageCounts({ loads: visits - failures, failures });
  };
  return { candidate: await counts(plugin.candidateVersion), live: await counts(plugin.liveVersion) };
}

/** Adds the failure rate in percent, with one decimal; null without attempts. Each network counts once, so no load has errors. */
export function stageCounts(counts: Counts): StageCounts {
  const attempts = attemptsOf(counts);
  const faultyPercent = attempts === 0 ? null : Math.round((counts.failures / attempts) * 1000) / 10;
  return { ...counts, errors: 0, faultyPercent };
}

function attemptsOf({ loads, failures }: Counts): number {
  return loads + failures;
}
