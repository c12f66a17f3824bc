import { percent, type Measurement } from '@soccer-legends/contracts/testing';
import type { DealContext } from '../game.ts';
import { createRandom } from '../random.ts';
import type { GameServices } from '../services.ts';

export { isFair, percent, type Measurement } from '@soccer-legends/contracts/testing';

/** A deal and the seed with which it was made, from 0 to 2³² − 1. */
export interface SeededDeal<Deal> {
  deal: Deal;
  seed: number;
}

/** Deals one game for each seed, without options and recent rounds. Rejects if one of the deals does. */
export function dealForSeeds<Deal>(
  deal: (context: DealContext) => Promise<Deal>,
  servicesFor: (seed: number) => GameServices,
  seeds: readonly number[],
): Promise<SeededDeal<Deal>[]> {
  return Promise.all(
    seeds.map(async (seed) => ({ deal: await deal({ options: {}, seed, services: servicesFor(seed) }), seed })),
  );
}

/** One question of a quiz with names to choose from. */
export interface QuizQuestion {
  options: readonly string[];
  answer: string;
}

/** Chooses a name without knowledge of football. `seen` counts how often each name was offered before. */
type NaivePlayer = (options: readonly string[], seen: ReadonlyMap<string, number>, guess: Guess) => string;

type Guess = (names: readonly string[]) => string;

const PLAYERS: Readonly<Record<string, NaivePlayer>> = {
  'always the first name': ([first]) => first!,
  'the name seen least': (options, seen, guess) => guess(withLeast(options, (name) => seen.get(name) ?? 0)),
  'the name seen most': (options, seen, guess) => guess(withLeast(options, (name) => -(seen.get(name) ?? 0))),
  'the longest name': (options, _seen, guess) => guess(withLeast(options, (name) => -name.length)),
};

/** How well one strategy without knowledge did. */
export interface NaiveResult {
  /** Name of the strategy, such as "the longest name". */
  player: string;
  /** Share of questions answered correctly, from 0 to 1. */
  right: number;
  /** Share of games won, from 0 to 1. */
  won: number;
}

/**
 * Plays games of a quiz with strategies that need no knowledge, such as counting or measuring names. They should not
 * win a fair game.
 * @param games questions of each game, which must not depend on the answers
 * @param mistakes number of wrong answers that lose a game
 */
export function naivePlayers(games: readonly (readonly QuizQuestion[])[], mistakes: number): NaiveResult[] {
  return Object.entries(PLAYERS).map(([player, choose]) => {
    const random = createRandom(1);
    const scores = games.map((questions) => rightAnswers(questions, choose, (names) => random.pick(names)));
    const asked = games.reduce((sum, { length }) => sum + length, 0);
    return {
      player,
      right: scores.reduce((sum, right) => sum + right, 0) / asked,
      won: scores.filter((right, game) => games[game]!.length - right < mistakes).length / games.length,
    };
  });
}

/** Returns the results of `naivePlayers` with the limits for a quiz with four names. */
export function naiveMeasurements(games: readonly (readonly QuizQuestion[])[], mistakes: number): Measurement[] {
  return naivePlayers(games, mistakes).flatMap(({ player, right, won }) => [
    { what: `% right: ${player}`, value: percent(right), most: 30 },
    { what: `% games won: ${player}`, value: percent(won), most: 10 },
  ]);
}

function rightAnswers(questions: readonly QuizQuestion[], choose: NaivePlayer, guess: Guess): number {
  const seen = new Map<string, number>();
  let right = 0;
  for (const { options, answer } of questions) {
    if (choose(options, seen, guess) === answer) right += 1;
    for (const name of options) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return right;
}

function withLeast(names: readonly string[], measure: (name: string) => number): string[] {
  const least = Math.min(...names.map(measure));
  return names.filter((name) => measure(name) === least);
}
