import { nameForms, nameKey, type PlayerHit } from '@soccer-legends/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { addToGroup } from '../../../platform/group-by.ts';
import { inSteps, type Steps } from '../../../platform/slices.ts';
import { changedPeople, type ChangedPerson } from '../catalogue/prepared-index.ts';
import { FOOTBALL_DATA } from '../football-data.ts';
import { toPlayerHit } from '../catalogue/player-responses.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import type { CataloguePlayer } from '../catalogue/snapshot.ts';

const MAX_HITS = 20;

/** Finds players by parts of their names and nicknames, in any spelling. */
@Injectable()
export class PlayerSearch {
  private index = new NameIndex(new Map(), [], { name: new Map(), word: new Map(), anywhere: new Map() });

  constructor(readModel: ReadModel, @Inject(FOOTBALL_DATA) { aliases }: FootballData) {
    const namesById = new Map<number, readonly string[]>();
    for (const { player, names } of aliases) namesById.set(player, [...(namesById.get(player) ?? []), ...names]);
    readModel.prepareWith(({ players }) => this.prepare(players, namesById));
  }

  private *prepare(players: Players, aliases: Aliases): Steps<() => void> {
    const { index } = this;
    const changed = index.changesOfHits(players);
    if (changed) return () => index.replace(changed, players);
    const next = yield* indexOf(players, aliases);
    return () => void (this.index = next);
  }

  /** Returns at most 20 players, best match first. */
  find(text: string): PlayerHit[] {
    return this.index.find(text).map(({ player, alias }) => {
      const hit = toPlayerHit(player);
      return alias === undefined ? hit : { ...hit, alias };
    });
  }
}

interface Found {
  player: CataloguePlayer;
  alias: string | undefined;
}

interface Entry {
  player: CataloguePlayer;
  aliases: readonly string[];
  /** Every searchable form of all names, each preceded by `| `. Those of the known name come first. */
  forms: string;
  /** Length of the forms of the known name. */
  known: number;
}

/** Where a bigram occurs. */
type Place = 'name' | 'word' | 'anywhere';

/** Indexes of entries, ascending, by bigram. */
type Bigrams = Map<number, ArrayLike<number> & Iterable<number>>;
type GrowingBigrams = Map<number, number[]>;

type Players = ReadonlyMap<number, CataloguePlayer>;
/** Further names by id of a bundled player. */
type Aliases = ReadonlyMap<number, readonly string[]>;

/**
 * Best first: the name is the text, as for Danilo and not Danilo Pereira; the known name ends with the text, as for Sergiño
 * Dest and not Destiny Udogie; the name starts with the text, every query word starts a word, the name contains the words.
 * Every hit by the known name precedes those that need a further name, because "silva" means Thiago Silva and not Neymar.
 */
const RANKS = ['whole', 'surname', 'name', 'word', 'anywhere'] as const;
type Rank = (typeof RANKS)[number];
const PLACES: Readonly<Record<Rank, Place>> = {
  whole: 'name',
  surname: 'word',
  name: 'name',
  word: 'word',
  anywhere: 'anywhere',
};

function* indexOf(players: Players, aliases: Aliases): Steps<NameIndex> {
  const byFame = new Map<number, Entry[]>();
  yield* inSteps(players.values(), (player) => {
    addToGroup(byFame, player.fame, entryOf(player, (player.source === 'bundled' && aliases.get(player.id)) || []));
  });
  // Most famous first, so that a search can stop as soon as it has enough hits.
  const entries = [...byFame].sort(([fame], [other]) => other - fame).flatMap(([, alike]) => alike);
  return new NameIndex(players, entries, yield* bigramsOf(entries));
}

function entryOf(player: CataloguePlayer, aliases: readonly string[]): Entry {
  const { name, fullName } = player;
  const names = [name, ...(fullName === null ? [] : [fullName]), ...aliases];
  return { player, aliases, forms: formsOf(names), known: formsOf([name]).length };
}

/** An inverted index from bigrams to names, so that a search reads few names. */
class NameIndex {
  constructor(
    private players: Players,
    private readonly entries: readonly Entry[],
    /** Bigrams by where they occur: at the start of a name, at the start of a word, and anywhere. */
    private readonly bigrams: Readonly<Record<Place, Bigrams>>,
  ) {}

  /** Returns the changed players, or undefined if the index must be built again. @param players all players, by id */
  changesOfHits(players: Players): ChangedPerson<CataloguePlayer>[] | undefined {
    const changed = changedPeople(this.players, players);
    return changed?.every(({ before, after }) => isIndexedAlike(before, after)) ? changed : undefined;
  }

  replace(changed: readonly ChangedPerson<CataloguePlayer>[], players: Players): void {
    for (const { before, after } of changed) this.entries.find(({ player }) => player === before)!.player = after;
    this.players = players;
  }

  find(text: string): Found[] {
    const query = nameKey(text);
    const words = [...new Set(query.split(' '))];
    const byName = new Set<Entry>();
    const byFurtherName = new Set<Entry>();
    if (query === '') return [];
    for (const rank of RANKS) {
      for (const index of this.candidates(PLACES[rank], words)) {
        const entry = this.entries[index]!;
        if (matches(rank, entry.forms.slice(0, entry.known), query, words)) byName.add(entry);
        else if (rank !== 'surname' && matches(rank, entry.forms, query, words)) byFurtherName.add(entry);
        if (byName.size >= MAX_HITS) return withAliases(byName, words);
      }
    }
    return withAliases([...new Set([...byName, ...byFurtherName])].slice(0, MAX_HITS), words);
  }

  private candidates(place: Place, words: readonly string[]): Iterable<number> {
    const indexed = words.filter((word) => word.length > 1);
    const all = place === 'anywhere' ? indexed.flatMap(bigramsIn) : indexed.map((word) => bigramAt(word, 0));
    // A word of one letter has no bigram. If it is the first word, the index cannot search by the beginning of the name.
    const bigrams = place === 'name' ? all.slice(0, words[0]!.length > 1 ? 1 : 0) : all;
    if (bigrams.length === 0) return this.entries.keys();
    const lists = bigrams.map((bigram) => this.bigrams[place].get(bigram) ?? []);
    return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest));
  }
}

function isIndexedAlike(player: CataloguePlayer, other: CataloguePlayer): boolean {
  const { name, fullName, fame, source } = player;
  return other.name === name && other.fullName === fullName && other.fame === fame && other.source === source;
}

function* bigramsOf(entries: readonly Entry[]): Steps<Record<Place, Bigrams>> {
  const bigrams = { name: new Map(), word: new Map(), anywhere: new Map() } satisfies Record<Place, GrowingBigrams>;
  yield* inSteps(entries.entries(), ([entry, { forms }]) => {
    for (let at = 0; at < forms.length - 1; at += 1) {
      if (isSeparator(forms, at) || isSeparator(forms, at + 1)) continue;
      const bigram = bigramAt(forms, at);
      addEntry(bigrams.anywhere, bigram, entry);
      if (forms[at - 1] === ' ') addEntry(bigrams.word, bigram, entry);
      if (forms[at - 2] === '|') addEntry(bigrams.name, bigram, entry);
    }
  });
  return {
    name: yield* packed(bigrams.name),
    word: yield* packed(bigrams.word),
    anywhere: yield* packed(bigrams.anywhere),
  };
}

function addEntry(bigrams: GrowingBigrams, bigram: number, entry: number): void {
  const list = bigrams.get(bigram);
  if (!list) bigrams.set(bigram, [entry]);
  // Entries are added in ascending order, so a duplicate can only be the last one.
  else if (list.at(-1) !== entry) list.push(entry);
}

/** With a hundred thousand players, the lists need a quarter of the memory. */
function* packed(bigrams: GrowingBigrams): Steps<Bigrams> {
  const lists: Bigrams = new Map();
  yield* inSteps(bigrams, ([bigram, list]) => void lists.set(bigram, Uint32Array.from(list)));
  return lists;
}

/** Adds the further name that explains a hit whose known name lacks a word of the query. */
function withAliases(entries: Iterable<Entry>, words: readonly string[]): Found[] {
  return Array.from(entries, ({ player, aliases, forms, known }) => {
    const missing = words.filter((word) => !forms.slice(0, known).includes(word));
    const furtherNames = [...aliases, player.fullName ?? ''];
    return { player, alias: furtherNames.find((name) => missing.some((word) => formsOf([name]).includes(word))) };
  });
}

function formsOf(names: readonly string[]): string {
  return [...new Set(names.flatMap(nameForms))].map((form) => `| ${form}`).join('');
}

function matches(rank: Rank, forms: string, query: string, words: readonly string[]): boolean {
  if (rank === 'whole') return `${forms}|`.includes(`| ${query}|`);
  if (rank === 'surname') return `${forms}|`.includes(` ${query}|`);
  if (rank === 'name') return forms.includes(`| ${query}`);
  return words.every((word) => forms.includes(rank === 'word' ? ` ${word}` : word));
}

function bigramsIn(word: string): number[] {
  return Array.from({ length: word.length - 1 }, (_, index) => bigramAt(word, index));
}

/** A number for two characters, because a hundred thousand names would need two million substrings. */
function bigramAt(text: string, index: number): number {
  return text.charCodeAt(index) * 0x10000 + text.charCodeAt(index + 1);
}

function isSeparator(forms: string, index: number): boolean {
  return forms[index] === ' ' || forms[index] === '|';
}
