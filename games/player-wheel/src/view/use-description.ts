import type { PicturedPlayer } from '@soccer-legends/game-sdk';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { isDrawn } from '@soccer-legends/ui';

/** Returns a function that describes a sticker for screen readers, without the name. */
export function useDescription(): (player: PicturedPlayer) => string {
  const t = useTexts();
  const cluesOf = useClues();
  return (player) => `${t(isDrawn(player.photo) ? 'wheel.sticker' : 'wheel.photo')}, ${cluesOf(player)}`;
}

/** Returns a function that lists what a sticker shows about a player, such as "Brazil, attacker, kit: Santos 1956–1974". */
export function useClues(): (player: PicturedPlayer) => string {
  const { t, nationName, clubName } = usePlatform();
  return ({ nation, country, position, kit, kitYears }) =>
    [
      nationName(nation, country),
      position && t(`ui.positionInSentence.${position}`),
      kit && [t('ui.kit', { club: clubName(kit) }), kitYears].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', ');
}
