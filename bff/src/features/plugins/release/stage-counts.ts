import type { EntityManager } from '@mikro-orm/sql';
import type { HealthOutcome, StageComparison, StageCounts } from '@soccer-legends/contracts';
import type { Plugin } from '../plugin.entity.ts';

/** Everything that was ever counted of two versions. */
export async function countsOf(
  em: EntityManager,
  { candidate, live }: { candidate: number; live: number | null | undefined },
): Promise<StageComparison> {
  const rows = await em.execute<{ version_id: number; outcome: HealthOutcome; count: number }[]>(
    `select version_id, outcome, sum(count)::integer as count from plugin_health
     where version_id in (?, ?) group by version_id, outcome`,
    [candidate, live ?? 0],
  );
  const countOf = (id: number | null | undefined, outcome: HealthOutcome): number =>
    rows.find((row) => row.version_id === id && row.outcome === outcome)?.count ?? 0;
  const sums = (id: number | null | undefined): StageCounts =>
    stageCounts({
      loads: countOf(id, 'loaded'),
      failures: countOf(id, 'failed'),
      errors: countOf(id, 'error'),
    });
  return { candidate: sums(candidate), live: sums(live) };
}

/** What was counted of a plugin's candidate and its live version since the staging began. */
export async function compareSince(em: EntityManager, plugin: Plugin): Promise<StageComparison> {
  const now = await countsOf(em, { candidate: plugin.candidateVersionId!, live: plugin.liveVersionId });
  const then = plugin.candidateBaseline;
  return {
    candidate: difference(now.candidate, then?.candidate),
    live: difference(now.live, then?.live),
  };
}

function difference(now: StageCounts, then: StageCounts | undefined): StageCounts {
  // A release in between changes what "live" is, and old days are forgotten: neither may count below nothing.
  const since = (name: 'loads' | 'failures' | 'errors'): number => Math.max(0, now[name] - (then?.[name] ?? 0));
  return stageCounts({ loads: since('loads'), failures: since('failures'), errors: since('errors') });
}

export function stageCounts(counts: Pick<StageCounts, 'loads' | 'failures' | 'errors'>): StageCounts {
  const attempts = attemptsOf(counts);
  const percent = attempts === 0 ? null : Math.round((faultyOf(counts) / attempts) * 1000) / 10;
  return { ...counts, faultyPercent: percent };
}

export function attemptsOf({ loads, failures }: Pick<StageCounts, 'loads' | 'failures'>): number {
  return loads + failures;
}

/** Attempts that did not go well; a game that breaks twice is one. */
export function faultyOf({ loads, failures, errors }: Pick<StageCounts, 'loads' | 'failures' | 'errors'>): number {
  return failures + Math.min(errors, loads);
}
