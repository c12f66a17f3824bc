import { fold, searchForms, type PlayerHit } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Bus } from '../../platform/events/bus.ts';
import { toPlayerHit } from './player-responses.ts';
import { ReadModel } from './read-model.ts';
import type { CataloguePlayer } from './snapshot.ts';

const MOST_HITS = 20;

/** Finds players by parts of their names, without regard to accents, hyphens and apostrophes. */
@Injectable()
export class PlayerSearch {
  private index = new NameIndex([]);

  constructor(readModel: ReadModel, bus: Bus) {
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.index = new NameIndex(readModel.snapshot.players.values());
    });
  }

  find(text: string): PlayerHit[] {
    return this.index.find(text).map(toPlayerHit);
  }
}

interface Entry {
  player: CataloguePlayer;
  /** Every form of the names, each after a bar. */
  forms: string;
}

/** Positions of entries, by two letters that follow each other. */
type Pairs = Map<string, number[]>;

/** The best first: names that begin with the text, then those with words that do, then any that contain it. */
const RANKS = ['name', 'word', 'anywhere'] as const;
type Rank = (typeof RANKS)[number];

/** The folded names with lists of entries for every pair of letters, so that a search reads a few names, not all. */
class NameIndex {
  private readonly entries: readonly Entry[];
  /** By the pair that a name begins with, that a word begins with, and by any. */
  private readonly pairs: Readonly<Record<Rank, Pairs>> = { name: new Map(), word: new Map(), anywhere: new Map() };

  constructor(players: Iterable<CataloguePlayer>) {
    // In order of rank among equals, so that a search can stop at enough.
    this.entries = Array.from(players, (player) => ({ player, forms: formsOf(player) })).sort(
      (a, b) => b.player.fame - a.player.fame || a.player.id - b.player.id,
    );
    this.entries.forEach(({ forms }, position) => this.note(forms, position));
  }

  find(text: string): CataloguePlayer[] {
    const query = searchable(fold(text));
    const words = query.split(' ').filter((word) => word !== '');
    const found = new Set<CataloguePlayer>();
    if (words.length === 0) return [];
    for (const rank of RANKS) {
      for (const position of this.candidates(rank, words)) {
        const { player, forms } = this.entries[position]!;
        if (isOfRank(rank, forms, query, words)) found.add(player);
        if (found.size >= MOST_HITS) return [...found];
      }
    }
    return [...found];
  }

  private note(forms: string, position: number): void {
    for (let index = 0; index < forms.length - 1; index += 1) {
      if (isGap(forms, index) || isGap(forms, index + 1)) continue;
      const pair = forms.slice(index, index + 2);
      add(this.pairs.anywhere, pair, position);
      if (forms[index - 1] === ' ') add(this.pairs.word, pair, position);
      if (forms[index - 2] === '|') add(this.pairs.name, pair, position);
    }
  }

  private candidates(rank: Rank, words: readonly string[]): Iterable<number> {
    const telling = words.filter((word) => word.length > 1);
    const asked = rank === 'anywhere' ? telling.flatMap(pairsOf) : telling.map((word) => word.slice(0, 2));
    // A word of one letter has no pair; where the first has none, nothing is known of how the name begins.
    const pairs = rank === 'name' ? asked.slice(0, words[0]!.length > 1 ? 1 : 0) : asked;
    if (pairs.length === 0) return this.entries.keys();
    const lists = pairs.map((pair) => this.pairs[rank].get(pair) ?? []);
    return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest));
  }
}

function add(pairs: Pairs, pair: string, position: number): void {
  const list = pairs.get(pair);
  if (!list) pairs.set(pair, [position]);
  // Entries come in order, so one that has the pair twice was the last to come.
  else if (list.at(-1) !== position) list.push(position);
}

function formsOf({ name, fullName }: CataloguePlayer): string {
  const forms = [name, ...(fullName ? [fullName] : [])].flatMap(searchForms).map(searchable);
  return [...new Set(forms)].map((form) => `| ${form}`).join('');
}

/** "ETO'O" is typed as ETOO, and "ALEXANDER-ARNOLD" as two words. */
function searchable(folded: string): string {
  return folded
    .replace(/['’.`´|]/g, '')
    .replace(/[-\s]+/g, ' ')
    .trim();
}

function isOfRank(rank: Rank, forms: string, query: string, words: readonly string[]): boolean {
  if (rank === 'name') return forms.includes(`| ${query}`);
  return words.every((word) => forms.includes(rank === 'word' ? ` ${word}` : word));
}

function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
}

function isGap(forms: string, index: number): boolean {
  return forms[index] === ' ' || forms[index] === '|';
}
