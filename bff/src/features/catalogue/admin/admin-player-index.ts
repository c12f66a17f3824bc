import { fold, type AdminPlayerColumn, type Language, type SortOrder } from '@soccer-legends/contracts';
import { CountryNames, type NamesOfNations } from './country-names.ts';
import { currentSpell, teamCount, type CataloguePlayer } from '../snapshot.ts';

export interface PlayersSearch {
  /** Part of a name, or of a country in English or in the language. */
  search: string;
  language: Language;
}

export interface PlayersRequest extends PlayersSearch {
  sort: AdminPlayerColumn;
  order: SortOrder;
}

type Key = string | number | null;

/** Sort keys by column; names sort by the searchable text, countries by their names in a language. */
const KEYS: Readonly<Record<Exclude<AdminPlayerColumn, 'name' | 'country'>, (player: CataloguePlayer) => Key>> = {
  id: ({ id }) => id,
  position: ({ position }) => position,
  teamCount: (player) => teamCount(player),
  currentTeam: (player) => currentSpell(player)?.club ?? null,
  apiId: ({ apiId }) => apiId,
  origin: ({ source }) => source,
  updatedAt: ({ updatedAt }) => updatedAt.getTime(),
};

/** Sorts before every letter, so that a name precedes longer names. Search texts cannot contain it. */
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

interface SearchResult extends PlayersSearch {
  /** 1 at the index of every player that matches. */
  hits: Uint8Array;
  total: number;
}

/** Sorts a column on first use, and caches the last search for its further pages. */
export class AdminPlayerIndex {
  private readonly players: readonly CataloguePlayer[];
  private readonly texts: readonly string[];
  private readonly countries: CountryNames;
  private readonly sortedColumns = new Map<string, SortedColumn>();
  private lastSearch: SearchResult | undefined;

  constructor(players: Iterable<CataloguePlayer>, nations: NamesOfNations) {
    this.players = [...players];
    this.countries = new CountryNames(this.players, nations);
    this.texts = this.players.map(searchableText);
  }

  count(search: PlayersSearch): number {
    return this.find(search).total;
  }

  /** Skips `offset` matches and returns the next ones, up to `limit`. */
  slice(request: PlayersRequest, offset: number, limit: number): CataloguePlayer[] {
    const { sort, order, language } = request;
    const { hits } = this.find(request);
    const { sorted, empty } = this.sortedBy(sort, language);
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

  private find({ search, language }: PlayersSearch): SearchResult {
    if (this.lastSearch?.search === search && this.lastSearch.language === language) return this.lastSearch;
    const text = fold(search);
    const countries = this.countries.containing(text, language);
    const hits = Uint8Array.from(this.texts, (candidate, at) =>
      candidate.includes(text) || countries.has(this.players[at]!.country) ? 1 : 0,
    );
    const total = hits.reduce((sum, hit) => sum + hit, 0);
    return (this.lastSearch = { search, language, hits, total });
  }

  private sortedBy(column: AdminPlayerColumn, language: Language): SortedColumn {
    const cacheKey = column === 'country' ? `${column} ${language}` : column;
    const cached = this.sortedColumns.get(cacheKey);
    if (cached) return cached;
    const keys = this.keysOf(column, language);
    const indexes = Uint32Array.from(this.players.keys());
    // Indexes are in id order, so a stable sort keeps equal keys in id order.
    const sorted = indexes
      .filter((index) => keys[index] !== null)
      .sort((one, other) => (keys[one]! < keys[other]! ? -1 : keys[one]! > keys[other]! ? 1 : one - other));
    const sortedColumn = { sorted, empty: indexes.filter((index) => keys[index] === null) };
    this.sortedColumns.set(cacheKey, sortedColumn);
    return sortedColumn;
  }

  private keysOf(column: AdminPlayerColumn, language: Language): readonly Key[] {
    if (column === 'name') return this.texts;
    if (column !== 'country') return this.players.map(KEYS[column]);
    const ranks = this.countries.ranks(language);
    return this.players.map(({ country }) => ranks.get(country)!);
  }
}
