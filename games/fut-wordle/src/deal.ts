import {
  createRandom,
  DealProblem,
  fetchList,
  isRecord,
  isText,
  type DealContext,
  type GameServices,
  type Loose,
  type Random,
} from '@soccer-legends/game-sdk';
import type { WordleAnswer } from '@soccer-legends/game-sdk/data';
import { builtinAnswers } from './answers/builtin.ts';
import { rememberWord, restedWords } from './dealt-words.ts';
import { LENGTHS } from './rules/fut-wordle.ts';
import type { FutWordleDeal } from './rules/state.ts';

/** Deals one answer of the chosen length; from the built-in list if the server does not answer. */
export async function dealFutWordle({ options, services, seed }: DealContext): Promise<FutWordleDeal> {
  const length = Number(options['length'] ?? LENGTHS[1]);
  const answers = await answersOf(length, services);
  if (answers.length === 0) throw new DealProblem(services.t('noPlayers', { length }));
  const answer = pickKnown(restedWords(answers, services.storage), createRandom(seed));
  rememberWord(answer.word, services.storage);
  return { answer };
}

async function answersOf(length: number, { http, log }: GameServices): Promise<WordleAnswer[]> {
  try {
    const answers = await fetchList(http, `/api/futwordle/answers?length=${length}`);
    return answers.filter((answer): answer is WordleAnswer => isAnswer(answer, length));
  } catch (error) {
    log('The answers did not load; using the built-in list', error);
    return builtinAnswers(length);
  }
}

function isAnswer(value: unknown, length: number): value is WordleAnswer {
  if (!isRecord(value)) return false;
  const { word, lastName, fullName, team, also }: Loose<WordleAnswer> = value;
  return (
    isText(word) &&
    isText(lastName) &&
    isText(fullName) &&
    isText(team) &&
    Array.isArray(also) &&
    word.length === length &&
    /^[A-Z]+$/.test(word)
  );
}

/** Returns the better known of two random answers: the list is sorted by fame, the best known first. */
function pickKnown(answers: readonly WordleAnswer[], random: Random): WordleAnswer {
  return answers[Math.min(random.below(answers.length), random.below(answers.length))]!;
}
