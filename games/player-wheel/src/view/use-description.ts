import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { isDrawn } from '@soccer-legends/ui';
import type { WheelPlayer } from '../rules/state.ts';

/** Returns a description of a sticker for screen readers, without the name. */
export function useDescription(): (player: WheelPlayer) => string {
  const t = useTexts();
  const { t: shared, nationName } = usePlatform();
  return ({ country, nation, position, photo }) => {
    const facts = [
      isDrawn(photo) ? t('wheel.sticker') : t('wheel.photo'),
      nationName(nation, country),
      position && shared(`ui.position.${position}`),
    ];
    return facts.filter(Boolean).join(', ');
  };
}
