import type { ToastRequest, Translate } from '@soccer-legends/game-sdk';
import { bonusOf, pointsOf, streakOf } from '../rules/points.ts';
import type { Answer, WheelPlayer, WheelState } from '../rules/state.ts';

export interface Message {
  shown: string;
  /** Absent if nothing is to be announced. */
  announcement?: string;
  toast?: ToastRequest;
}

/** Returns the status line for a state. The verdict stays until the next spin. */
export function messageOf({ wheel, answers, phase, removed }: WheelState, t: Translate, describe: Describe): Message {
  switch (phase.kind) {
    case 'spinning':
      return { shown: t('line.spinning'), announcement: t('line.spinning') };
    case 'guessing':
      // The label of the search box asks the question.
      return { shown: '', announcement: t('line.picked', { sticker: describe(wheel[phase.picked]!) }) };
    case 'feedback': {
      const toast = verdictOf(answers, t);
      return { shown: sentence(toast), announcement: sentence(toast), toast };
    }
    default:
      if (answers.length === 0) return { shown: t('line.start') };
      if (removed === 0)
        return { shown: `${sentence(verdictOf(answers, t))} ${t('line.newSet')}`, announcement: t('line.newSet') };
      return { shown: sentence(verdictOf(answers, t)) };
  }
}

type Describe = (player: WheelPlayer) => string;

function verdictOf(answers: readonly Answer[], t: Translate): ToastRequest {
  const last = answers.at(-1)!;
  if (!last.isCorrect) return { title: t('verdict.wrong', { name: last.player.name }), tone: 'destructive' };
  const values = { points: pointsOf(answers), streak: streakOf(answers) };
  const description = t(bonusOf(answers) > 0 ? 'verdict.bonus' : 'verdict.points', values);
  return { title: t('verdict.correct'), description, tone: 'success' };
}

function sentence({ title, description }: ToastRequest): string {
  return [title, description].filter(Boolean).join(' ');
}
