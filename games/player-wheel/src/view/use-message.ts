import { usePlatform, useServices, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useEffectEvent } from 'react';
import { LIVES } from '../rules/result.ts';
import type { WheelState } from '../rules/state.ts';
import { messageOf, type Message } from './message.ts';
import { useDescription, useStickerFacts } from './use-description.ts';

/** Returns the message of the state, and announces each new one. */
export function useMessage(state: WheelState): Message {
  const t = useTexts();
  const { t: shared } = usePlatform();
  const { announce } = useServices();
  const livesText = (left: number) => shared('ui.lives', { left, total: LIVES });
  const message = messageOf(state, { t, describe: useDescription(), factsOf: useStickerFacts(), livesText });
  const { kind } = state.phase;
  const publish = useEffectEvent(() => {
    if (message.announcement) announce(message.announcement, message.urgent ? 'assertive' : 'polite');
  });
  useEffect(() => publish(), [kind]);

  return message;
}
