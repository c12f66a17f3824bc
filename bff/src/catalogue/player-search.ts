import { fold, searchForms, type PlayerHit } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Bus } from '../events/bus.ts';
import { toPlayerHit } from './player-answers.ts';
import { ReadModel } from './read-model.ts';
import type { CataloguePlayer } from './snapshot.ts';

const MOST_HITS = 20;

/** Finds players by parts of their names, without regard to accents, hyphens and apostrophes. */
@Injectable()
export class PlayerSearch {
  private index: NameIndex | undefined;

  constructor(
    private readonly readModel: ReadModel,
    bus: Bus,
  ) {
    bus.subscribe(({ type }) => {
      if (type === 'catalogue') this.index = undefined;
    });
  }

  find(text: string): PlayerHit[] {
    this.index ??= new NameIndex(this.readModel.snapshot.players.values());
    return this.index.find(text).map(toPlayerHit);
  }
}

interface Entry {
  player: CataloguePlayer;
  /** Every form of the names, each after a bar. */
  forms: string;
}

/** The folded names with a list of entries for every pair of letters, so that a search reads a few names, not all. */
export class NameIndex {
  private readonly entries: readonly Entry[];
  private readonly byPair = new Map<string, number[]>();

  constructor(players: Iterable<CataloguePlayer>) {
    // In order of rank among equals, so that a search can stop at enough.
    this.entries = Array.from(players, (player) => ({ player, forms: formsOf(player) })).sort(
      (a, b) => b.player.fame - a.player.fame || a.player.id - b.player.id,
    );
    this.entries.forEach(({ forms }, position) => {
      for (const pair of pairsOf(forms)) {
        const list = this.byPair.get(pair);
        if (list) list.push(position);
        else this.byPair.set(pair, [position]);
      }
    });
  }

  /** The best first: names that begin with the text, then those with words that do, then any that contain it. */
  find(text: string): CataloguePlayer[] {
    const query = searchable(fold(text));
    const words = query.split(' ').filter((word) => word !== '');
    const ranks: CataloguePlayer[][] = [[], [], []];
    if (words.length === 0) return [];
    for (const position of this.candidates(words)) {
      const { player, forms } = this.entries[position]!;
      const rank = rankOf(forms, query, words);
      if (rank !== undefined) ranks[rank]!.push(player);
      if (ranks[0]!.length >= MOST_HITS) break;
    }
    return ranks.flat().slice(0, MOST_HITS);
  }

  private candidates(words: readonly string[]): Iterable<number> {
    const pairs = words.flatMap((word) => [...pairsOf(word)]);
    if (pairs.length === 0) return this.entries.keys();
    const lists = pairs.map((pair) => this.byPair.get(pair) ?? []);
    return lists.reduce((shortest, list) => (list.length < shortest.length ? list : shortest));
  }
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

function rankOf(forms: string, query: string, words: readonly string[]): 0 | 1 | 2 | undefined {
  if (forms.includes(`| ${query}`)) return 0;
  if (words.every((word) => forms.includes(` ${word}`))) return 1;
  return words.every((word) => forms.includes(word)) ? 2 : undefined;
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (let index = 0; index < text.length - 1; index += 1) {
    const pair = text.slice(index, index + 2);
    if (!/[| ]/.test(pair)) pairs.add(pair);
  }
  return pairs;
}
