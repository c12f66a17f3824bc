import { fold, type AdminPlayerColumn, type Language, type SortOrder } from '@soccer-legends/contracts';
import { inSteps, type Steps } from '../../../platform/slices.ts';
import { CountryNames, type NamesOfNations } from './country-names.ts';
import { currentSpell, teamCount } from '../model/facts.ts';
import type { CataloguePlayer } from '../catalogue/snapshot.ts';
import { compare } from '../../../platform/compare.ts';

/** A search; an empty text finds everyone. */
export interface PlayersSearch {
  /** Part of a name, also of a merged duplicate, or of a country in English or in the language. */
  search: string;
  language: Language;
  /** Excludes the players for which it returns false. A cached search is reused only for the same function. */
  isIncluded?: ((player: CataloguePlayer) => boolean) | undefined;
}

export interface PlayersRequest extends PlayersSearch {
  sort: AdminPlayerColumn;
  order: SortOrder;
}

/** Merged duplicates by the id of the player who was kept. */
type Duplicates = ReadonlyMap<number, readonly CataloguePlayer[]>;

type Key = string | number | null;
type KeyOf = (player: CataloguePlayer) => Key;

/** Sort keys by column; countries sort by their names in a language. */
const KEYS: Readonly<Record<Exclude<AdminPlayerColumn, 'country'>, KeyOf>> = {
  id: ({ id }) => id,
  name: searchableText,
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
  keyOf: KeyOf;
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

const COUNTRY = 'country ';

/** The players of the console's table. Sorts a column on first use, and caches the last search for its further pages. */
export class AdminPlayerIndex {
  // eslint-disable-next-line no-restricted-syntax -- the people of the catalogue
  private readonly texts: string[] = [];
  private countries: CountryNames;
  // eslint-disable-next-line no-restricted-syntax -- one for each column and language
  private readonly sortedColumns = new Map<string, SortedColumn>();
  private lastSearch: SearchResult | undefined;

  private constructor(
    private readonly players: CataloguePlayer[],
    private readonly nations: NamesOfNations,
    private readonly duplicates: Duplicates,
  ) {
    this.countries = new CountryNames(players, nations);
  }

  /** @param players in id order */
  static *of(
    players: readonly CataloguePlayer[],
    nations: NamesOfNations,
    duplicates: Duplicates = new Map(),
  ): Steps<AdminPlayerIndex> {
    const index = new AdminPlayerIndex([...players], nations, duplicates);
    yield* inSteps(players, (player) => void index.texts.push(index.textWithDuplicates(player)));
    return index;
  }

  /** Returns the merged duplicates of a player. */
  duplicatesOf({ id }: CataloguePlayer): readonly CataloguePlayer[] {
    return this.duplicates.get(id) ?? [];
  }

  /** Updates a player's facts. Returns false if the player is not in the index. */
  replace(before: CataloguePlayer, after: CataloguePlayer): boolean {
    const at = this.players.indexOf(before);
    if (at === -1) return false;
    this.players[at] = after;
    this.texts[at] = this.textWithDuplicates(after);
    this.lastSearch = undefined;
    const isElsewhere = before.country !== after.country || before.nation !== after.nation;
    if (isElsewhere) this.countries = new CountryNames(this.players, this.nations);
    for (const [cacheKey, column] of this.sortedColumns) {
      if (isElsewhere && cacheKey.startsWith(COUNTRY)) this.sortedColumns.delete(cacheKey);
      else if (column.keyOf(before) !== column.keyOf(after)) this.sortedColumns.set(cacheKey, this.moved(column, at));
    }
    return true;
  }

  private textWithDuplicates(player: CataloguePlayer): string {
    const duplicates = this.duplicatesOf(player).map(({ name }) => fold(name));
    return [searchableText(player), ...duplicates].join(SEPARATOR);
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

  private find({ search, language, isIncluded }: PlayersSearch): SearchResult {
    const last = this.lastSearch;
    if (last?.search === search && last.language === language && last.isIncluded === isIncluded) return last;
    const text = fold(search);
    const countries = this.countries.containing(text, language);
    const hits = new Uint8Array(this.players.length);
    let total = 0;
    // A loop, because a callback for each of a hundred thousand players takes several times as long.
    for (let at = 0; at < hits.length; at += 1) {
      const isNamed = this.texts[at]!.includes(text);
      if (!isNamed && (countries.size === 0 || !countries.has(this.players[at]!.country))) continue;
      if (isIncluded && !isIncluded(this.players[at]!)) continue;
      hits[at] = 1;
      total += 1;
    }
    return (this.lastSearch = { search, language, isIncluded, hits, total });
  }

  private sortedBy(column: AdminPlayerColumn, language: Language): SortedColumn {
    const cacheKey = column === 'country' ? COUNTRY + language : column;
    const cached = this.sortedColumns.get(cacheKey);
    if (cached) return cached;
    const keyOf = this.keyOf(column, language);
    const keys = this.players.map(keyOf);
    const indexes = Uint32Array.from(this.players.keys());
    const sorted = indexes
      .filter((index) => keys[index] !== null)
      .sort((one, other) => compare(keys[one]!, keys[other]!) || one - other);
    const sortedColumn = { keyOf, sorted, empty: indexes.filter((index) => keys[index] === null) };
    this.sortedColumns.set(cacheKey, sortedColumn);
    return sortedColumn;
  }

  private keyOf(column: AdminPlayerColumn, language: Language): KeyOf {
    if (column !== 'country') return KEYS[column];
    const ranks = this.countries.ranks(language);
    return ({ country }) => ranks.get(country)!;
  }

  /** Returns a column in which one player has another place. */
  private moved({ keyOf, sorted, empty }: SortedColumn, at: number): SortedColumn {
    const keyAt = (index: number): Key => keyOf(this.players[index]!);
    const key = keyAt(at);
    const isOther = (index: number): boolean => index !== at;
    const others = { sorted: sorted.filter(isOther), empty: empty.filter(isOther) };
    if (key === null) return { keyOf, ...others, empty: inserted(others.empty, at, (index) => at < index) };
    const isBefore = (index: number): boolean => (compare(key, keyAt(index)!) || at - index) < 0;
    return { keyOf, ...others, sorted: inserted(others.sorted, at, isBefore) };
  }
}

/** Inserts an index before the first one that must follow it. */
function inserted(indexes: Uint32Array, index: number, isBefore: (other: number) => boolean): Uint32Array {
  const first = indexes.findIndex(isBefore);
  const at = first === -1 ? indexes.length : first;
  const longer = new Uint32Array(indexes.length + 1);
  longer.set(indexes.subarray(0, at));
  longer[at] = index;
  longer.set(indexes.subarray(at), at + 1);
  return longer;
}
