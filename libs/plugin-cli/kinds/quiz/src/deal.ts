import { createRandom, type DealContext, type Random } from '@soccer-legends/game-sdk';
import { NATIONS, QUESTIONS, WINNERS, type Question } from './cups.ts';
import type { NewGameDeal } from './rules/new-game.ts';

const WRONG_OPTIONS = 3;

/** Returns what a round needs, as plain data. A game that needs the server calls it here with `services.http`. */
export async function dealNewGame({ seed }: Pick<DealContext, 'seed'>): Promise<NewGameDeal> {
  const random = createRandom(seed);
  return { questions: random.sample(WINNERS, QUESTIONS).map((cup) => questionAbout(cup, random)) };
}

function questionAbout({ year, winner }: { year: number; winner: string }, random: Random): Question {
  const others = Object.keys(NATIONS).filter((nation) => nation !== winner);
  return { year, winner, options: random.shuffle([winner, ...random.sample(others, WRONG_OPTIONS)]) };
}
