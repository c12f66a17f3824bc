import { FACT_CHECKS, type FactCheck, type QualityCount, type QualityFinding } from '@soccer-legends/contracts';
import type { CataloguePlayer } from '../snapshot.ts';
import { QUALITY_RULES, type CheckedPlayer, type CheckedSpell } from './quality-rules.ts';

interface Found {
  player: CataloguePlayer;
  spells: readonly CheckedSpell[];
}

export class QualityReport {
  private readonly found = new Map<FactCheck, Found[]>(FACT_CHECKS.map((check) => [check, []]));

  constructor(players: Iterable<CataloguePlayer>, year: number) {
    const bestKnownFirst = [...players].sort((one, other) => other.fame - one.fame);
    for (const player of bestKnownFirst) {
      const checked = inOrder(player);
      for (const check of FACT_CHECKS) {
        const spells = QUALITY_RULES[check](checked, year);
        if (spells) this.found.get(check)!.push({ player, spells });
      }
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

/** Sorts only if needed, because most careers are stored in order. */
function inOrder(player: CataloguePlayer): CheckedPlayer {
  const { spells } = player;
  return spells.every(({ startYear }, index) => index === 0 || spells[index - 1]!.startYear <= startYear)
    ? player
    : { ...player, spells: spells.toSorted((one, other) => one.startYear - other.startYear) };
}

function toFinding({ player: { id, name, country, nation, born }, spells }: Found): QualityFinding {
  return {
    kind: 'players',
    id,
    name,
    country,
    nation,
    born,
    spells: spells.map(({ club, startYear, endYear }) => ({ club, start: startYear, end: endYear })),
  };
}
