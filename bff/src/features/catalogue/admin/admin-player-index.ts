import { fold, type AdminPlayerColumn, type SortOrder } from '@soccer-legends/contracts';
import { currentSpell, teamCount, type CataloguePlayer } from '../snapshot.ts';

export interface PlayersWanted {
  search: string;
  sort: AdminPlayerColumn;
  order: SortOrder;
}

type Key = string | number | null;

/** What a column is sorted by; names have their searched text. */
const KEYS: Readonly<Record<Exclude<AdminPlayerColumn, 'name'>, (player: CataloguePlayer) => Key>> = {
  id: ({ id }) => id,
  country: ({ country }) => country,
  position: ({ position }) => position,
  teamCount: (player) => teamCount(player),
  currentTeam: (player) => currentSpell(player)?.club ?? null,
  apiId: ({ apiId }) => apiId,
  origin: ({ source }) => source,
  updatedAt: ({ updatedAt }) => updatedAt.getTime(),
};

/** Below every letter, so that a name comes before those that go on from it; nobody can search for it. */
const BETWEEN = '\u0001';

/** Places of all players by one column; those who have nothing there come last, in either order. */
interface Sequence {
  sorted: Uint32Array;
  empty: Uint32Array;
}

/** Which players a search has found, by their places. */
interface Found {
  text: string;
  hits: Uint8Array;
  total: number;
}

/**
 * All players for the console's table. What is searched is one text for each; an order is made when it is first asked
 * for, and the last search is kept, so that turning a page is only a walk through a list.
 */
export class AdminPlayerIndex {
  private readonly players: readonly CataloguePlayer[];
  private readonly texts: readonly string[];
  private readonly sequences = new Map<AdminPlayerColumn, Sequence>();
  private last: Found | undefined;

  /** @param players in id order. */
  constructor(players: Iterable<CataloguePlayer>) {
    this.players = [...players];
    const countries = new Map<string, string>();
    this.texts = this.players.map(({ name, fullName, country }) => {
      const folded = countries.get(country) ?? fold(country);
      countries.set(country, folded);
      return [fold(name), fullName === null ? '' : fold(fullName), folded].join(BETWEEN);
    });
  }

  /** How many a search finds. */
  count(search: string): number {
    return this.find(fold(search)).total;
  }

  slice({ search, sort, order }: PlayersWanted, offset: number, limit: number): CataloguePlayer[] {
    const { hits } = this.find(fold(search));
    const { sorted, empty } = this.sequence(sort);
    const slice: CataloguePlayer[] = [];
    let passed = 0;
    for (let step = 0; step < hits.length && slice.length < limit; step += 1) {
      const place =
        step < sorted.length ? sorted[order === 'asc' ? step : sorted.length - 1 - step] : empty[step - sorted.length];
      if (hits[place!] === 0) continue;
      passed += 1;
      if (passed > offset) slice.push(this.players[place!]!);
    }
    return slice;
  }

  private find(text: string): Found {
    if (this.last?.text === text) return this.last;
    const hits = Uint8Array.from(this.texts, (candidate) => (candidate.includes(text) ? 1 : 0));
    const total = hits.reduce((sum, hit) => sum + hit, 0);
    return (this.last = { text, hits, total });
  }

  private sequence(column: AdminPlayerColumn): Sequence {
    const known = this.sequences.get(column);
    if (known) return known;
    const keys = column === 'name' ? this.texts : this.players.map(KEYS[column]);
    const places = Uint32Array.from(this.players.keys());
    // Places are in id order: equals stay in it.
    const sorted = places
      .filter((place) => keys[place] !== null)
      .sort((one, other) => (keys[one]! < keys[other]! ? -1 : keys[one]! > keys[other]! ? 1 : one - other));
    const sequence = { sorted, empty: places.filter((place) => keys[place] === null) };
    this.sequences.set(column, sequence);
    return sequence;
  }
}
