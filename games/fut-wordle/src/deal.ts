import {
  aNumber,
  aText,
  createRandom,
  DealProblem,
  fetchList,
  listOf,
  objectOf,
  orElse,
  type DealContext,
  type GameServices,
  type Random,
} from '@soccer-legends/game-sdk';
import type { WordleAnswer } from '@soccer-legends/game-sdk/data';
import { builtinAnswers } from './answers/builtin.ts';
import { longestAgo, rememberWord, restedWords } from './dealt-words.ts';
import { LENGTHS } from './rules/fut-wordle.ts';
import type { WordleDeal } from './rules/state.ts';

const readAnswers = listOf(
  objectOf<Omit<WordleAnswer, 'id' | 'teamYears'>, Required<Pick<WordleAnswer, 'id' | 'teamYears'>>>(
    {
      word: aText,
      lastName: aText,
      fullName: aText,
      country: orElse(aText, ''),
      team: aText,
      position: orElse(aText, ''),
      also: listOf(aText),
    },
    { id: aNumber, teamYears: aText },
  ),
);

/**
 * Deals an answer of the chosen length, or of another if all its words were dealt, and remembers it. Offline, deals a
 * built-in one. Throws a `DealProblem` without a toast if no player has a name of that length.
 */
export async function dealFutWordle({ options, services, seed }: DealContext): Promise<WordleDeal> {
  const chosen = Number(options['length'] ?? LENGTHS[1]);
  const answers = await answersOf(chosen, services);
  if (answers.length === 0) throw new DealProblem(services.t('noPlayers', { length: chosen }));
  const answer = pickKnown(await withoutRepeats(chosen, answers, services), createRandom(seed));
  rememberWord(answer.word, services.storage);
  return answer.word.length === chosen ? { answer } : { answer, chosen };
}

async function withoutRepeats(
  chosen: number,
  answers: readonly WordleAnswer[],
  services: GameServices,
): Promise<WordleAnswer[]> {
  const { storage } = services;
  const rested = restedWords(answers, storage);
  if (rested.length > 0) return rested;
  const distance = (length: number): number => Math.abs(length - chosen);
  for (const length of LENGTHS.toSorted((a, b) => distance(a) - distance(b) || b - a)) {
    const others = length === chosen ? [] : restedWords(await answersOf(length, services), storage);
    if (others.length > 0) return others;
  }
  return longestAgo(answers, storage);
}

async function answersOf(length: number, { http, log }: GameServices): Promise<WordleAnswer[]> {
  try {
    const answers = await fetchList(http, `/api/futwordle/answers?length=${length}`);
    return readAnswers(answers).filter(({ word }) => word.length === length && /^[A-Z]+$/.test(word));
  } catch (error) {
    log('The answers did not load; using the built-in list', error);
    return builtinAnswers(length);
  }
}

/** Returns the better known of two random answers. The list is sorted by fame, the best known first. */
function pickKnown(answers: readonly WordleAnswer[], random: Random): WordleAnswer {
  return answers[Math.min(random.below(answers.length), random.below(answers.length))]!;
}
