import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef } from 'react';
import { FEEDBACK_MS } from '../rules/player-wheel.ts';
import type { WheelState } from '../rules/state.ts';
import { messageOf } from './message.ts';
import { useDescription } from './use-description.ts';

/** Returns the status line of the game; new lines are announced and toasted. */
export function useMessage(state: WheelState): string {
  const t = useTexts();
  const { announce, toast } = useServices();
  const describe = useDescription();
  const line = messageOf(state, t, describe);
  const latest = useRef({ line, announce, toast });
  latest.current = { line, announce, toast };
  const { kind } = state.phase;

  useEffect(() => {
    const { line, announce, toast } = latest.current;
    if (line.announcement) announce(line.announcement, line.toast?.tone === 'destructive' ? 'assertive' : 'polite');
    if (line.toast) toast({ ...line.toast, duration: FEEDBACK_MS });
  }, [kind]);

  return line.shown;
}
