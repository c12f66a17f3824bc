import { aText, createRandom, fetchList, listOf, objectOf, type DealContext } from '@soccer-legends/game-sdk';
import { LETTERS, type NewGameDeal } from './rules/new-game.ts';

const readAnswers = listOf(objectOf({ word: aText }));

/** Used if the site does not answer. */
const BUNDLED = ['KROOS', 'MESSI', 'PIRLO', 'XAVI', 'ZIDANE'];

/** Returns what a round needs, as plain data: the last name of a player. */
export async function dealNewGame({ seed, services }: Pick<DealContext, 'seed' | 'services'>): Promise<NewGameDeal> {
  const answers = await fetchList(services.http, '/api/futwordle/answers?length=6').catch(() => []);
  const words = readAnswers(answers)
    .map(({ word }) => word)
    .filter((word) => [...word].every((letter) => LETTERS.includes(letter)));
  return { word: createRandom(seed).pick(words.length > 0 ? words : BUNDLED) };
}
