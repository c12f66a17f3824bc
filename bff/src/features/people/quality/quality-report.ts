import { FACT_CHECKS, type FactCheck, type QualityCount, type QualityFinding } from '@soccer-legends/contracts';
import { inSteps, type Steps } from '../../../platform/slices.ts';
import type { CataloguePlayer } from '../catalogue/snapshot.ts';
import { QUALITY_RULES, type CheckedPlayer, type CheckedSpell } from './quality-rules.ts';

interface Found {
  player: CataloguePlayer;
  spells: readonly CheckedSpell[];
}

/** The findings of each check, best known players first. */
export class QualityReport {
  private readonly found = new Map<FactCheck, Found[]>(FACT_CHECKS.map((check) => [check, []]));

  private constructor(readonly year: number) {}

  /** Checks all players in steps. @param year the current one, until which current spells last */
  static *about(players: Iterable<CataloguePlayer>, year: number): Steps<QualityReport> {
    const report = new QualityReport(year);
    yield* inSteps([...players].sort(bestKnownFirst), (player) => {
      for (const [check, spells] of faultsOf(player, year)) report.found.get(check)!.push({ player, spells });
    });
    return report;
  }

  /** Checks one player again, and keeps the order of the findings. */
  replace(before: CataloguePlayer, after: CataloguePlayer): void {
    const faults = faultsOf(after, this.year);
    for (const check of FACT_CHECKS) {
      const found = this.found.get(check)!;
      const former = found.findIndex(({ player }) => player === before);
      if (former !== -1) found.splice(former, 1);
      const spells = faults.get(check);
      if (!spells) continue;
      const next = found.findIndex(({ player }) => bestKnownFirst(after, player) < 0);
      found.splice(next === -1 ? found.length : next, 0, { player: after, spells });
    }
  }

  counts(): QualityCount[] {
    return Array.from(this.found, ([check, { length: count }]) => ({ check, count }));
  }

  count(check: FactCheck): number {
    return this.found.get(check)!.length;
  }

  slice(check: FactCheck, offset: number, limit: number): QualityFinding[] {
    return this.found
      .get(check)!
      .slice(offset, offset + limit)
      .map(toFinding);
  }
}

function bestKnownFirst(one: CataloguePlayer, other: CataloguePlayer): number {
  return other.fame - one.fame || one.id - other.id;
}

function faultsOf(player: CataloguePlayer, year: number): Map<FactCheck, readonly CheckedSpell[]> {
  const checked = inOrder(player);
  const faults = new Map<FactCheck, readonly CheckedSpell[]>();
  for (const check of FACT_CHECKS) {
    const spells = QUALITY_RULES[check](checked, year);
    if (spells) faults.set(check, spells);
  }
  return faults;
}

/** Sorts only if needed, because most careers are stored in order. */
function inOrder(player: CataloguePlayer): CheckedPlayer {
  const { spells } = player;
  return spells.every(({ from }, index) => index === 0 || spells[index - 1]!.from <= from)
    ? player
    : { ...player, spells: spells.toSorted((one, other) => one.from - other.from) };
}

function toFinding({ player: { id, name, country, nation, born }, spells }: Found): QualityFinding {
  return {
    kind: 'players',
    id,
    name,
    country,
    nation,
    born,
    spells: spells.map(({ club, from, to }) => ({ club, start: from, end: to })),
  };
}
