import { LIVES } from '@soccer-legends/game-sdk';
import { useNews, usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import type { WheelState } from '../rules/state.ts';
import { messageOf, type Message } from './message.ts';
import { useDescription, useStickerFacts } from './use-description.ts';

/** Returns the message of the state, and announces each new one. */
export function useMessage(state: WheelState): Message {
  const t = useTexts();
  const { t: shared } = usePlatform();
  const livesText = (left: number) => shared('ui.lives', { left, total: LIVES });
  const message = messageOf(state, { t, describe: useDescription(), factsOf: useStickerFacts(), livesText });
  useNews({ text: message.announcement, urgent: message.urgent, event: state.phase.kind });
  return message;
}
