import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef } from 'react';
import { isRight, pairsOf, type ConnectState } from '../rules/state.ts';
import { clashesAmong } from '../rules/pair.ts';
import { isAchievement } from '../rules/points.ts';
import { achievementMessage, endingLines, messageOf, selectionMessage } from './message.ts';

/** Returns the message of the state. Announces and toasts each event once; events before a resume are not repeated. */
export function useMessage(state: ConnectState): string {
  const t = useTexts();
  const { announce, toast, log } = useServices();
  const selection = state.ending ? undefined : selectionMessage(state, t);
  const message = messageOf(state, t);
  const step = `${state.attempts.length} ${state.ending}`;
  const announcedStep = useRef(step);

  useEffect(() => {
    if (selection !== undefined) announce(selection);
  }, [announce, selection]);

  useEffect(() => {
    if (announcedStep.current === step) return;
    announcedStep.current = step;
    const { attempts, ending } = state;
    const last = attempts.at(-1);
    const pairs = pairsOf(state);
    const right = last !== undefined && isRight(last) && ending !== 'timeOver';
    if (message !== '') announce(message, right ? 'polite' : 'assertive');
    if (ending === 'timeOver' || ending === 'noLives') {
      const [title = '', description] = endingLines(state, t);
      toast({ title, tone: 'destructive', ...(description === undefined ? {} : { description }) });
    } else if (right && isAchievement(pairs)) {
      toast({ title: t('achievement.title'), description: achievementMessage(pairs, t), tone: 'success' });
    }
  }, [announce, message, state, step, t, toast]);

  const clashes = clashesAmong(state.slots.filter((slot) => slot !== null));
  useEffect(() => {
    if (clashes > 0) log(`${clashes} clubs on the board are correct for a second player: too few players are left`);
  }, [clashes, log]);

  return message;
}
