import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { isDrawn } from '@soccer-legends/ui';
import type { WheelPlayer } from '../rules/state.ts';

/** Returns a function that describes a sticker for screen readers, without the name. */
export function useDescription(): (player: WheelPlayer) => string {
  const t = useTexts();
  const factsOf = useStickerFacts();
  return (player) =>
    [t(isDrawn(player.photo) ? 'wheel.sticker' : 'wheel.photo'), factsOf(player)].filter(Boolean).join(', ');
}

/** Returns a function that lists a sticker's facts about a player, such as "Brazil, midfielder". */
export function useStickerFacts(): (player: WheelPlayer) => string {
  const { t, nationName } = usePlatform();
  return ({ nation, country, position }) =>
    [nationName(nation, country), position && t(`ui.positionInSentence.${position}`)].filter(Boolean).join(', ');
}
