import { fold, type AdminPlayerColumn, type SortOrder } from '@soccer-legends/contracts';
import { currentSpell, teamCount } from '../catalogue/careers.ts';
import type { CataloguePlayer } from '../catalogue/snapshot.ts';

export interface PlayersWanted {
  search: string;
  sort: AdminPlayerColumn;
  order: SortOrder;
}

type Key = string | number | null;

const KEYS: Readonly<Record<AdminPlayerColumn, (player: CataloguePlayer) => Key>> = {
  id: ({ id }) => id,
  name: ({ name }) => fold(name),
  country: ({ country }) => fold(country),
  position: ({ position }) => position,
  teamCount: (player) => teamCount(player),
  currentTeam: (player) => {
    const spell = currentSpell(player);
    return spell ? fold(spell.club) : null;
  },
  apiId: ({ apiId }) => apiId,
  origin: ({ source }) => source,
  updatedAt: ({ updatedAt }) => updatedAt.getTime(),
};

/** Places of all players by one column; those who have nothing there come last, in either order. */
interface Sequence {
  sorted: Uint32Array;
  empty: Uint32Array;
}

/**
 * All players for the console's table. What is searched is one text for each, and an order is made when it is first
 * asked for: a page is then a walk through the list, which takes a few milliseconds for a hundred thousand.
 */
export class AdminPlayerIndex {
  private readonly players: readonly CataloguePlayer[];
  private readonly texts: readonly string[];
  private readonly sequences = new Map<AdminPlayerColumn, Sequence>();

  /** @param players in id order. */
  constructor(players: Iterable<CataloguePlayer>) {
    this.players = [...players];
    this.texts = this.players.map(({ name, fullName, country }) => fold(`${name}|${fullName ?? ''}|${country}`));
  }

  /** How many there are. */
  count({ search }: Pick<PlayersWanted, 'search'>): number {
    const text = fold(search);
    if (text === '') return this.players.length;
    return this.texts.reduce((count, candidate) => count + Number(candidate.includes(text)), 0);
  }

  slice({ search, sort, order }: PlayersWanted, offset: number, limit: number): CataloguePlayer[] {
    const text = fold(search);
    const found: CataloguePlayer[] = [];
    let passed = 0;
    for (const place of this.walk(sort, order)) {
      if (!this.texts[place]!.includes(text)) continue;
      passed += 1;
      if (passed > offset) found.push(this.players[place]!);
      if (found.length >= limit) break;
    }
    return found;
  }

  private *walk(sort: AdminPlayerColumn, order: SortOrder): Iterable<number> {
    const { sorted, empty } = this.sequence(sort);
    if (order === 'asc') yield* sorted;
    else for (let index = sorted.length - 1; index >= 0; index -= 1) yield sorted[index]!;
    yield* empty;
  }

  private sequence(column: AdminPlayerColumn): Sequence {
    const known = this.sequences.get(column);
    if (known) return known;
    const keys = this.players.map(KEYS[column]);
    const places = Uint32Array.from(keys.keys());
    const sorted = places.filter((place) => keys[place] !== null);
    // Places are in id order, and the sort is stable: equals stay in it.
    sorted.sort((one, other) => (keys[one]! < keys[other]! ? -1 : keys[one]! > keys[other]! ? 1 : one - other));
    const sequence = { sorted, empty: places.filter((place) => keys[place] === null) };
    this.sequences.set(column, sequence);
    return sequence;
  }
}
