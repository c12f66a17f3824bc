import type { Localized } from '@soccer-legends/contracts';
import type { FootballData, Spell } from '../facts.ts';
import { sourceOf } from '../text/sources.ts';
import { awaitedLists } from './rules.ts';
import { readBlocks } from '../text/lines.ts';

export { awaitedLists };

/** The result of a sample that `npm run data -- sample` drew. */
export interface FactSample {
  seed: number;
  /** ISO date of the comparison. */
  date: string;
  results: readonly {
    kind: string;
    drawn: number;
    wrong: number;
    /** Right once, but no longer at the date of the source. */
    outOfDate: number;
    /** No source within reach has the fact. */
    unconfirmed: number;
  }[];
}

/** The numbers of the page `/facts`. */
export interface FactFigures {
  /** ISO date of the first source. */
  asOf: string;
  /** Spells from a later source, and its date. */
  later: { asOf: string; spells: number };
  counts: Readonly<Record<'players' | 'spells' | 'coaches' | 'posts' | 'clubs' | 'nations' | 'lists', number>>;
  unconfirmed: {
    /** Spells that no source confirms, and the players with one. */
    spells: number;
    players: number;
    /** Posts of coaches whose club or years no source confirms. */
    posts: number;
    /** Ended spells without matches or goals. */
    figures: number;
    /** Players who are left out, because no source has the whole career. */
    leftOut: number;
  };
  /** Names of the lists that end before this year, because no source of the latest winners is within reach. */
  waiting: readonly Localized[];
  sample: FactSample;
}

/** @param leftOut the text of `left-out.txt` */
export function factFigures(data: FootballData, sample: FactSample, leftOut: string): FactFigures {
  const { sources, players, coaches, clubs, nations, groups } = data;
  const main = sources[0]!;
  const spells = players.flatMap(({ career }) => career);
  const posts = coaches.flatMap(({ career }) => career);
  const isUnconfirmed = (spell: Spell): boolean => sourceOf(spell, sources).asOf === null;
  const later = sources.find(({ asOf }) => asOf !== null && asOf > main.asOf!)!;
  return {
    asOf: main.asOf!,
    later: { asOf: later.asOf!, spells: spells.filter(({ source }) => source === later.code).length },
    counts: {
      ...{ players: players.length, spells: spells.length, coaches: coaches.length, posts: posts.length },
      ...{ clubs: clubs.length, nations: nations.length, lists: groups.length },
    },
    unconfirmed: {
      spells: spells.filter(isUnconfirmed).length,
      players: players.filter(({ career }) => career.some(isUnconfirmed)).length,
      posts: posts.filter((post) => post.source === 'c' || isUnconfirmed(post)).length,
      figures: spells.filter(({ end, matches, goals }) => end !== null && (matches === null || goals === null)).length,
      leftOut: leftOutPlayers(leftOut).length,
    },
    waiting: awaitedLists(data).map(({ names }) => names),
    sample,
  };
}

/** Returns the names in `left-out.txt`: lines such as `ENG: Name; Name` below each reason. Throws `DataFileError`. */
export function leftOutPlayers(text: string): string[] {
  const lines = readBlocks('left-out.txt', text).flatMap(({ body }) => body);
  return lines.flatMap((line) => line.text.slice('ENG: '.length).split('; '));
}
