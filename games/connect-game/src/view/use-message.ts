import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef } from 'react';
import { isRight, pairsOf, type ConnectState } from '../rules/state.ts';
import { clashesAmong } from '../rules/pair.ts';
import { milestoneOf } from '../rules/points.ts';
import { endingLines, messageOf, selectionMessage } from './message.ts';

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
    const right = last !== undefined && isRight(last) && ending !== 'timeOver';
    const milestone = right ? milestoneOf(pairsOf(state)) : undefined;
    if (message !== '') announce(message, right ? 'polite' : 'assertive');
    if (ending === 'timeOver' || ending === 'noLives') {
      const [title = '', description] = endingLines(state, t);
      toast({ title, tone: 'destructive', ...(description === undefined ? {} : { description }) });
    } else if (milestone !== undefined) {
      // The score may rise while the toast is open, so the toast names the milestone.
      toast({
        title: t('achievement.title'),
        description: t('achievement.text', { score: milestone }),
        tone: 'success',
      });
    }
  }, [announce, message, state, step, t, toast]);

  const clashes = clashesAmong(state.slots.filter((slot) => slot !== null));
  useEffect(() => {
    if (clashes > 0) log(`${clashes} clubs on the board are correct for a second player: too few players are left`);
  }, [clashes, log]);

  return message;
}
