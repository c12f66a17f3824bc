import { POSITIONS } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';

/** A position in the page's language, or as it is if the data service knows another one. */
export function Position({ position }: { position: string | null }) {
  const t = useTexts();
  return POSITIONS.some((known) => known === position) ? t(`facts.position.${position}`) : position;
}
