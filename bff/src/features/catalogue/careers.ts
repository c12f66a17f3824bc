import type { CatalogueCoach, CataloguePlayer } from './snapshot.ts';

/** The spell that goes on. */
export function currentSpell<Spell extends { endYear: number | null }>({
  spells,
}: {
  spells: readonly Spell[];
}): Spell | undefined {
  return spells.findLast(({ endYear }) => endYear === null);
}

/** How many clubs somebody has been at, each once. */
export function teamCount({ spells }: Pick<CataloguePlayer | CatalogueCoach, 'spells'>): number {
  return new Set(spells.map(({ club }) => club)).size;
}
