import type { CataloguePlayer, CatalogueSnapshot } from './snapshot.ts';

export interface ChangedPerson<Person> {
  before: Person;
  after: Person;
}

/** A correction changes one person, a rebuild of the catalogue all of them. */
const MOST_CHANGED = 100;

/** Returns the people who differ between two snapshots; undefined if there are many, or if someone was added or removed. */
export function changedPeople<Person extends { id: number }>(
  former: ReadonlyMap<number, Person>,
  next: ReadonlyMap<number, Person>,
): ChangedPerson<Person>[] | undefined {
  if (former === next) return [];
  if (former.size !== next.size) return undefined;
  const changed: ChangedPerson<Person>[] = [];
  // Both are in id order. Looking up a hundred thousand ids would take ten times as long.
  const others = former.values();
  for (const after of next.values()) {
    const before = others.next().value!;
    if (before === after) continue;
    if (before.id !== after.id || changed.length === MOST_CHANGED) return undefined;
    changed.push({ before, after });
  }
  return changed;
}

/** Like `changedPeople`, about the players of the console's lists. */
export function changedPlayers(
  former: CatalogueSnapshot,
  next: CatalogueSnapshot,
): ChangedPerson<CataloguePlayer>[] | undefined {
  const inGames = changedPeople(former.players, next.players);
  const others = changedPeople(former.outsideGames, next.outsideGames);
  return inGames && others && [...inGames, ...others];
}
