import { LIVES, livesLeft, type PicturedPlayer, type Sound, type Translate } from '@soccer-legends/game-sdk';
import { useNews, usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { bonusOf, pointsOf, streakOf } from '../rules/points.ts';
import type { Answer, WheelState } from '../rules/state.ts';
import { useClues, useDescription } from './use-description.ts';

export interface Message {
  shown: string;
  /** Whether the message is the verdict on a right or a wrong answer; absent for other messages. */
  isCorrect?: boolean;
  /** Text for screen readers; absent if there is nothing new to say. */
  announcement?: string;
  /** Whether the announcement interrupts others. */
  urgent?: boolean;
}

interface Words {
  t: Translate;
  /** Returns a description of the sticker without the name. */
  describe(player: PicturedPlayer): string;
  /** Returns what the sticker shows, such as "Brazil, attacker, kit: Santos 1956–1974". */
  cluesOf(player: PicturedPlayer): string;
  /** Returns how many lives are left, such as "2 of 3 lives". */
  livesText(left: number): string;
}

/** Returns the message for a state. The verdict stays until the next spin. */
function messageOf({ wheel, answers, phase, removed }: WheelState, words: Words): Message {
  const { t, describe } = words;
  switch (phase.kind) {
    case 'spinning':
      return { shown: t('line.spinning'), announcement: t('line.spinning') };
    case 'searching':
      return { shown: '' };
    case 'guessing': {
      if (phase.unknown !== undefined) {
        const unknown = t('guess.unknown', { text: phase.unknown });
        return { shown: unknown, announcement: unknown, urgent: true };
      }
      // Shows only the clues, because the label of the search box asks the question.
      const player = wheel[phase.picked]!;
      return { shown: words.cluesOf(player), announcement: t('line.picked', { sticker: describe(player) }) };
    }
    case 'feedback': {
      const verdict = verdictOn(answers, t);
      const { isCorrect, player } = answers.at(-1)!;
      // Part of the name is enough, and the list of earlier players shows the whole name.
      if (isCorrect) return { shown: verdict, isCorrect, announcement: `${verdict} ${player.name}.` };
      const announcement = `${verdict} ${words.livesText(livesLeft(answers))}`;
      return { shown: verdict, isCorrect, announcement, urgent: true };
    }
    default: {
      if (answers.length === 0) return { shown: t('line.start') };
      const { isCorrect } = answers.at(-1)!;
      const verdict = verdictOn(answers, t);
      if (removed > 0) return { shown: verdict, isCorrect };
      return { isCorrect, shown: `${verdict} ${t('line.newSet')}`, announcement: t('line.newSet') };
    }
  }
}

function verdictOn(answers: readonly Answer[], t: Translate): string {
  const last = answers.at(-1)!;
  if (!last.isCorrect) return `${t('verdict.wrong', { name: last.player.name })}.`;
  const values = { points: pointsOf(answers), streak: streakOf(answers) };
  return `${t('verdict.correct')} ${t(bonusOf(answers) > 0 ? 'verdict.bonus' : 'verdict.points', values)}`;
}

function soundOf({ phase, answers }: WheelState): Sound | undefined {
  if (phase.kind === 'guessing') return phase.unknown === undefined ? 'pick' : undefined;
  if (phase.kind !== 'feedback') return undefined;
  if (!answers.at(-1)!.isCorrect) return 'wrong';
  return bonusOf(answers) > 0 ? 'goal' : 'right';
}

/** Returns the message of the state, and announces each new one. */
export function useMessage(state: WheelState): Message {
  const t = useTexts();
  const { t: shared } = usePlatform();
  const livesText = (left: number) => shared('ui.lives', { left, total: LIVES });
  const message = messageOf(state, { t, describe: useDescription(), cluesOf: useClues(), livesText });
  useNews({ text: message.announcement, urgent: message.urgent, sound: soundOf(state), event: state.phase.kind });
  return message;
}
