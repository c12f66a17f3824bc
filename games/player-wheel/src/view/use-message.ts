import { useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef } from 'react';
import type { WheelState } from '../rules/state.ts';
import { messageOf } from './message.ts';
import { useDescription, useStickerFacts } from './use-description.ts';

/** Returns the message of the state, and announces each new one. */
export function useMessage(state: WheelState): string {
  const t = useTexts();
  const { announce } = useServices();
  const message = messageOf(state, { t, describe: useDescription(), factsOf: useStickerFacts() });
  const latest = useRef({ message, announce });
  latest.current = { message, announce };
  const { kind } = state.phase;

  useEffect(() => {
    const { message, announce } = latest.current;
    if (message.announcement) announce(message.announcement, message.urgent ? 'assertive' : 'polite');
  }, [kind]);

  return message.shown;
}
