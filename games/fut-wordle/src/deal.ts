import {
  createRandom,
  DealProblem,
  isRecord,
  isText,
  type DealContext,
  type GameServices,
  type Loose,
  type Random,
  type WordleAnswer,
} from '@soccer-legends/game-sdk';
import { builtinAnswers } from './answers/builtin.ts';
import { LENGTHS, type FutWordleDeal } from './rules/fut-wordle.ts';

/** One answer of the chosen length. Without the server there are built-in ones to play with. */
export async function dealFutWordle({ options, services, seed }: DealContext): Promise<FutWordleDeal> {
  const length = Number(options['length'] ?? LENGTHS[1]);
  const answers = await answersOf(length, services);
  if (answers.length === 0) throw new DealProblem(services.t('noPlayers', { length }));
  return { answer: pickKnown(answers, createRandom(seed)) };
}

async function answersOf(length: number, { http, log }: GameServices): Promise<WordleAnswer[]> {
  try {
    const found = await http.get<unknown>(`/api/futwordle/answers?length=${length}`);
    if (!Array.isArray(found)) throw new TypeError('The answers are not a list.');
    return found.filter((answer): answer is WordleAnswer => isAnswer(answer, length));
  } catch (fault) {
    log('No answers from the server; playing with the built-in ones', fault);
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

/** The better of two draws: the list begins with the best known, who come up most often that way. */
function pickKnown(answers: readonly WordleAnswer[], random: Random): WordleAnswer {
  return answers[Math.min(random.below(answers.length), random.below(answers.length))]!;
}
