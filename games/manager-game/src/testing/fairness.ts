import { createRandom, LIVES, randomOfMove, type GameServices } from '@soccer-legends/game-sdk';
import {
  dealForSeeds,
  naiveMeasurements,
  percent,
  type Measurement,
  type SeededDeal,
} from '@soccer-legends/game-sdk/testing/fairness';
import { dealManagerGame } from '../deal.ts';
import { areCompatriots, likeness, type Coach } from '../rules/coach.ts';
import { managerGame } from '../rules/manager-game.ts';
import type { ManagerDeal, ManagerMove, ManagerState } from '../rules/state.ts';

interface Round {
  asked: Coach;
  options: readonly Coach[];
}

/** Plays a game for each seed with correct answers, and measures how well a player could guess without knowledge. */
export async function measure(
  servicesFor: (seed: number) => GameServices,
  seeds: readonly number[],
): Promise<Measurement[]> {
  const games = (await dealForSeeds(dealManagerGame, servicesFor, seeds)).map(roundsOf);
  const rounds = games.flat();
  const wrong = rounds.flatMap(({ asked, options }) =>
    options.filter((other) => other !== asked).map((other) => ({ asked, other })),
  );
  const naive = naiveMeasurements(
    games.map((game) =>
      game.map(({ asked, options }) => ({ answer: asked.name, options: options.map(({ name }) => name) })),
    ),
    LIVES,
  );
  const shares = (holds: (pair: { asked: Coach; other: Coach }) => boolean) =>
    percent(wrong.filter(holds).length / wrong.length);
  const meanChance = (chance: (round: Round) => number) =>
    percent(rounds.reduce((sum, round) => sum + chance(round), 0) / rounds.length);
  return [
    { what: 'rounds', value: rounds.length },
    { what: 'different wrong names in a game, fewest', value: Math.min(...games.map(differentWrongNames)), least: 20 },
    {
      what: 'wrong names repeated within two rounds',
      value: games.reduce((sum, game) => sum + repetitions(game), 0),
      most: 0,
    },
    {
      what: '% wrong names of the same league and era',
      value: shares(({ asked, other }) => likeness(asked, other) === 2),
      least: 50,
    },
    { what: '% right by the flag, hidden if it is the answer', value: meanChance(rightByFlag), most: 35 },
    { what: '% games won by the flag, hidden if it is the answer', value: percent(wonByFlag(games)), most: 10 },
    ...naive,
  ];
}

function roundsOf({ deal, seed }: SeededDeal<ManagerDeal>): Round[] {
  let moves = 0;
  let state = managerGame.start(deal, createRandom(seed));
  const play = (move: ManagerMove): void => {
    const outcome = managerGame.play(state, move, randomOfMove(seed, (moves += 1)));
    if (outcome.accepted) state = outcome.state;
  };
  const rounds: Round[] = [];
  play({ kind: 'begin' });
  while (state.stage !== 'over') {
    rounds.push(roundOf(state));
    play({ kind: 'waited' });
    play({ kind: 'answer', name: rounds.at(-1)!.asked.name });
    play({ kind: 'next' });
  }
  return rounds;
}

function roundOf({ coaches, question }: ManagerState): Round {
  return {
    asked: coaches[question.coach]!,
    options: question.options.map((name) => coaches.find((coach) => coach.name === name)!),
  };
}

/**
 * Returns the chance, from 0 to 1, of a player who chooses among the names of the flag's country. A flag that alone
 * would give the answer is not drawn.
 */
function rightByFlag({ asked, options }: Round): number {
  const compatriots = options.filter((other) => other === asked || areCompatriots(other, asked)).length;
  return 1 / (compatriots === 1 ? options.length : compatriots);
}

/** Returns the share of games, from 0 to 1, that a player wins by guessing from such flags. */
function wonByFlag(games: readonly (readonly Round[])[]): number {
  const random = createRandom(1);
  const isRight = (round: Round): boolean => random.below(1000) < 1000 * rightByFlag(round);
  return games.filter((game) => game.filter((round) => !isRight(round)).length < LIVES).length / games.length;
}

function wrongNames({ asked, options }: Round): string[] {
  return options.filter((other) => other !== asked).map(({ name }) => name);
}

function differentWrongNames(game: readonly Round[]): number {
  return new Set(game.flatMap(wrongNames)).size;
}

function repetitions(game: readonly Round[]): number {
  return game.reduce((sum, round, place) => {
    const last = new Set(game.slice(Math.max(0, place - 2), place).flatMap(wrongNames));
    return sum + wrongNames(round).filter((name) => last.has(name)).length;
  }, 0);
}
