import type { ToastRequest, Translate } from '@soccer-legends/game-sdk';
import { useNews, usePlatform, useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect } from 'react';
import { clashesAmong } from '../rules/pair.ts';
import { milestoneOf } from '../rules/points.ts';
import { isRight, pairsOf, type ConnectState } from '../rules/state.ts';
import { endingLines, messageOf, selectionMessage } from './message.ts';

/** Returns the message of the state. Announces and toasts each event once; events before a resume are not repeated. */
export function useMessage(state: ConnectState): string {
  const t = useTexts();
  const { log } = useServices();
  const { clubName } = usePlatform();
  const selection = state.ending ? undefined : selectionMessage(state, t, clubName);
  const message = messageOf(state, t, clubName);
  const step = `${state.attempts.length} ${state.ending}`;
  const last = state.attempts.at(-1);
  const right = last !== undefined && isRight(last) && state.ending !== 'timeOver';
  const toast = toastFor(state, right, t);
  const sound = state.ending === 'timeOver' ? 'whistle' : !right ? 'wrong' : toast ? 'goal' : 'right';
  useNews({ text: selection, sound: 'pick' });
  useNews({ text: message || undefined, urgent: !right, toast, sound, event: step, known: true });

  const clashes = clashesAmong(state.slots.filter((slot) => slot !== null));
  useEffect(() => {
    if (clashes > 0) log(`${clashes} clubs on the board are correct for a second player: too few players are left`);
  }, [clashes, log]);

  return message;
}

function toastFor(state: ConnectState, right: boolean, t: Translate): ToastRequest | undefined {
  if (state.ending === 'timeOver' || state.ending === 'noLives') {
    const [title = '', description] = endingLines(state, t);
    return { title, tone: 'destructive', ...(description !== undefined && { description }) };
  }
  const score = right ? milestoneOf(pairsOf(state)) : undefined;
  if (score === undefined) return undefined;
  // The score may rise while the toast is open, so the toast names the milestone.
  return { title: t('achievement.title'), description: t('achievement.text', { score }), tone: 'success' };
}
