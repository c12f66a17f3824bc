import type { PicturedPlayer } from '@soccer-legends/game-sdk';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { isDrawn } from '@soccer-legends/ui';

/** Returns a function that describes a sticker for screen readers, without the name. */
export function useDescription(): (player: PicturedPlayer) => string {
  const t = useTexts();
  const { t: shared, clubName } = usePlatform();
  const factsOf = useStickerFacts();
  return (player) => {
    const { photo, kit } = player;
    const facts = [t(isDrawn(photo) ? 'wheel.sticker' : 'wheel.photo'), factsOf(player)];
    return [...facts, kit && shared('ui.kit', { club: clubName(kit) })].filter(Boolean).join(', ');
  };
}

/** Returns a function that lists a sticker's facts about a player, such as "Brazil, midfielder". */
export function useStickerFacts(): (player: PicturedPlayer) => string {
  const { t, nationName } = usePlatform();
  return ({ nation, country, position }) =>
    [nationName(nation, country), position && t(`ui.positionInSentence.${position}`)].filter(Boolean).join(', ');
}
