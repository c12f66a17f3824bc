import { fold, type AdminPlayerColumn, type SortOrder } from '@soccer-legends/contracts';
import { currentSpell, teamCount, type CataloguePlayer } from '../snapshot.ts';

export interface PlayersRequest {
  search: string;
  sort: AdminPlayerColumn;
  order: SortOrder;
}

type Key = string | number | null;

/** Sort keys by column; the name column sorts by the searchable text. */
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

/**
 * Sorts before every letter, so that a name precedes longer names with the same beginning. Search texts cannot contain it.
 */
const SEPARATOR = '\u0001';

/** Indexes of all players sorted by one column. Players without a value come last in both directions. */
interface SortedColumn {
  sorted: Uint32Array;
  empty: Uint32Array;
}

/** Players are immutable, and most of them are also in the next catalogue. */
const textOf = new WeakMap<CataloguePlayer, string>();

function searchableText(player: CataloguePlayer): string {
  const known = textOf.get(player);
  if (known !== undefined) return known;
  const { name, fullName, country } = player;
  const text = [fold(name), fullName === null ? '' : fold(fullName), fold(country)].join(SEPARATOR);
  textOf.set(player, text);
  return text;
}

interface SearchResult {
  text: string;
  /** 1 at the index of every player that matches. */
  hits: Uint8Array;
  total: number;
}

/**
 * All players for the admin console's table. Builds one searchable text for each player, sorts a column on first use, and
 * caches the last search for its further pages.
 */
export class AdminPlayerIndex {
  private readonly players: readonly CataloguePlayer[];
  private readonly texts: readonly string[];
  private readonly sortedColumns = new Map<AdminPlayerColumn, SortedColumn>();
  private lastSearch: SearchResult | undefined;

  /** @param players in id order. */
  constructor(players: Iterable<CataloguePlayer>) {
    this.players = [...players];
    this.texts = this.players.map(searchableText);
  }

  count(search: string): number {
    return this.find(fold(search)).total;
  }

  /** Skips `offset` matches and returns the next ones, up to `limit`. */
  slice({ search, sort, order }: PlayersRequest, offset: number, limit: number): CataloguePlayer[] {
    const { hits } = this.find(fold(search));
    const { sorted, empty } = this.sortedBy(sort);
    const slice: CataloguePlayer[] = [];
    let matched = 0;
    for (let step = 0; step < hits.length && slice.length < limit; step += 1) {
      const at =
        step < sorted.length ? sorted[order === 'asc' ? step : sorted.length - 1 - step] : empty[step - sorted.length];
      if (hits[at!] === 0) continue;
      matched += 1;
      if (matched > offset) slice.push(this.players[at!]!);
    }
    return slice;
  }

  private find(text: string): SearchResult {
    if (this.lastSearch?.text === text) return this.lastSearch;
    const hits = Uint8Array.from(this.texts, (candidate) => (candidate.includes(text) ? 1 : 0));
    const total = hits.reduce((sum, hit) => sum + hit, 0);
    return (this.lastSearch = { text, hits, total });
  }

  private sortedBy(column: AdminPlayerColumn): SortedColumn {
    const cached = this.sortedColumns.get(column);
    if (cached) return cached;
    const keys = column === 'name' ? this.texts : this.players.map(KEYS[column]);
    const indexes = Uint32Array.from(this.players.keys());
    // Indexes are in id order, so a stable sort keeps equal keys in id order.
    const sorted = indexes
      .filter((index) => keys[index] !== null)
      .sort((one, other) => (keys[one]! < keys[other]! ? -1 : keys[one]! > keys[other]! ? 1 : one - other));
    const sortedColumn = { sorted, empty: indexes.filter((index) => keys[index] === null) };
    this.sortedColumns.set(column, sortedColumn);
    return sortedColumn;
  }
}
