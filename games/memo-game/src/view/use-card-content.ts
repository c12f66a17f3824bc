import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { isDrawn } from '@soccer-legends/ui';
import type { MemoCard, MemoPlayer } from '../rules/state.ts';

/** Returns a description of a card. For a photo, describes what its sticker shows, without any part of the name. */
export function useCardContent(players: readonly MemoPlayer[]): (card: MemoCard) => string {
  const t = useTexts();
  const { t: shared, nationName } = usePlatform();
  return ({ playerId, type }) => {
    const player = players.find(({ id }) => id === playerId);
    if (!player) return '';
    const { name, photo, nation, country, position } = player;
    if (type === 'name') return name;
    const facts = [
      t(isDrawn(photo) ? 'card.sticker' : 'card.photo'),
      nationName(nation, country),
      position && shared(`ui.positionInSentence.${position}`),
    ];
    return facts.filter(Boolean).join(', ');
  };
}
