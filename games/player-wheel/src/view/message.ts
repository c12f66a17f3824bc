import type { Translate } from '@soccer-legends/game-sdk';
import { bonusOf, pointsOf, streakOf } from '../rules/points.ts';
import type { Answer, WheelPlayer, WheelState } from '../rules/state.ts';

export interface Message {
  shown: string;
  /** Absent if nothing is to be announced. */
  announcement?: string;
  /** Whether the announcement interrupts others. */
  urgent?: boolean;
}

/** Returns the message for a state. The verdict stays until the next spin. */
export function messageOf({ wheel, answers, phase, removed }: WheelState, t: Translate, describe: Describe): Message {
  switch (phase.kind) {
    case 'spinning':
      return { shown: t('line.spinning'), announcement: t('line.spinning') };
    case 'guessing':
      // The label of the search box asks the question.
      return { shown: '', announcement: t('line.picked', { sticker: describe(wheel[phase.picked]!) }) };
    case 'feedback': {
      const verdict = verdictOn(answers, t);
      return { shown: verdict, announcement: verdict, urgent: !answers.at(-1)!.isCorrect };
    }
    default:
      if (answers.length === 0) return { shown: t('line.start') };
      if (removed > 0) return { shown: verdictOn(answers, t) };
      return { shown: `${verdictOn(answers, t)} ${t('line.newSet')}`, announcement: t('line.newSet') };
  }
}

type Describe = (player: WheelPlayer) => string;

function verdictOn(answers: readonly Answer[], t: Translate): string {
  const last = answers.at(-1)!;
  if (!last.isCorrect) return t('verdict.wrong', { name: last.player.name });
  const values = { points: pointsOf(answers), streak: streakOf(answers) };
  return `${t('verdict.correct')} ${t(bonusOf(answers) > 0 ? 'verdict.bonus' : 'verdict.points', values)}`;
}
