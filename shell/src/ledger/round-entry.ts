import {
  dealSeed,
  type GameListing,
  lettersOfMarks,
  MARK_LETTERS,
  marksOfLetters,
  matchdayOfToken,
  readScoreCard,
  type ScoreCard,
  writeScoreCard,
} from '@soccer-legends/contracts';
import type { GameResult, Options } from '@soccer-legends/game-sdk';
import { metIn, type MetPlayer } from './met.ts';
import { marksOf, scoreCardOf } from './marks.ts';

export interface RoundEntry {
  /**
   * Token and game for a fixture or challenge, such as `d147/logo-game`; 32 hex digits for a free round. Only the
   * first result of an id counts.
   */
  id: string;
  game: string;
  version: string;
  /** End of the round, in milliseconds since 1970. */
  at: number;
  outcome: GameResult['outcome'];
  score: number;
  won: number;
  total: number;
  /** Time zone at the end, in minutes west of UTC, as `Date.getTimezoneOffset` returns it. */
  offset: number;
  /** Whether it was played with a different time setting than the default. */
  relaxed: boolean;
  /** Whether it was started after its day or after the visitor had watched a friend's. Late rounds do not count for the streak. */
  late: boolean;
  /** Absent in rounds that were recorded before the album existed. */
  met?: readonly MetPlayer[];
  /** Whether the players were named from memory, instead of chosen among shown names. */
  recalled?: true;
  /** As in `MARK_LETTERS`. Absent for rounds of one question and for those recorded before challenges existed. */
  marks?: string;
  /** What is shared of the round, as in `writeScoreCard`. Absent in rounds that were recorded before it existed. */
  card?: string;
  /** What was chosen before the round, such as `mode=recall`, as in `OPTIONS`. Absent in rounds without a choice. */
  options?: string;
}

/** The form of `RoundEntry.options`. */
export const OPTIONS = /^[A-Za-z]{1,20}=[\w-]{1,20}(?:,[A-Za-z]{1,20}=[\w-]{1,20}){0,4}$/;

export function readOptions(text = ''): Options {
  return Object.fromEntries(text === '' ? [] : text.split(',').map((option) => option.split('=') as [string, string]));
}

export interface FinishedRound {
  id: string;
  game: Pick<GameListing, 'key' | 'version'>;
  result: GameResult;
  relaxed: boolean;
  late: boolean;
  options?: Options;
}

export function entryOf({ id, game, result, relaxed, late, options = {} }: FinishedRound, end: Date): RoundEntry {
  const marks = lettersOfMarks(marksOf(result));
  const card = writeScoreCard(scoreCardOf(result));
  const chosen = Object.entries(options)
    .map((option) => option.join('='))
    .join(',');
  return {
    id,
    game: game.key,
    version: game.version,
    at: end.getTime(),
    outcome: result.outcome,
    score: result.score,
    won: result.roundsWon,
    total: result.roundsTotal,
    offset: end.getTimezoneOffset(),
    relaxed,
    late,
    met: metIn(result),
    ...(result.recalled === true && { recalled: true }),
    ...(MARK_LETTERS.test(marks) && { marks }),
    ...(card !== undefined && { card }),
    ...(OPTIONS.test(chosen) && { options: chosen }),
  };
}

/** Returns what the ledger knows of a result: all but the answers, the lives and the game's own sentence. */
export function resultOf({ outcome, score, won, total, marks = '', card = '', met = [] }: RoundEntry): GameResult {
  const shared = readScoreCard(card);
  const tries = triesOf({ total, card });
  return {
    ...{ outcome, score, roundsWon: won, roundsTotal: total, marks: marksOfLetters(marks) },
    ...(shared && { board: shared.board }),
    ...(tries && { tries: { won: tries.won, most: tries.total } }),
    named: met.flatMap(([player, right]) => (right === 1 ? [player] : [])),
  };
}

/** Returns the score card of a round of one question if it counts the tries, as in FutWordle. */
export function triesOf({ total, card = '' }: Pick<RoundEntry, 'total' | 'card'>): ScoreCard | undefined {
  const shared = total === 1 ? readScoreCard(card) : undefined;
  return shared && shared.total > 1 ? shared : undefined;
}

/** Returns the right answers, such as `9/10`, or the tries for a word, such as `3/6`; `X/6` if it was not found. */
export function correctOf(round: Pick<RoundEntry, 'won' | 'total' | 'card'>): string {
  const { won, total } = triesOf(round) ?? round;
  return `${won ?? 'X'}/${total}`;
}

export function fixtureId(token: string, game: string): string {
  return `${token}/${game}`;
}

/** Returns the same id for the same deal, which two tabs may end after one was duplicated. */
export function freeRoundId(game: string, { deal, seed }: { deal: unknown; seed: number }): string {
  const round = `${seed} ${JSON.stringify(deal)}`;
  const parts = ['a', 'b', 'c', 'd'].map((part) => dealSeed(part + round, game));
  return parts.map((part) => part.toString(16).padStart(8, '0')).join('');
}

/** Returns the key of the game of a fixture or challenge. */
export function gameOfRound({ id }: Pick<RoundEntry, 'id'>): string {
  return id.slice(id.indexOf('/') + 1);
}

/** Returns the matchday of a fixture; undefined for free rounds and challenges. */
export function matchdayOfRound({ id }: Pick<RoundEntry, 'id'>): number | undefined {
  const [token = '', game] = id.split('/');
  return game === undefined ? undefined : matchdayOfToken(token);
}
