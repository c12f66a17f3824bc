import { POSITIONS } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';

/** A position in the page's language; unknown values of the data service are shown unchanged. */
export function Position({ position }: { position: string | null }) {
  const t = useTexts();
  return POSITIONS.some((known) => known === position) ? t(`facts.position.${position}`) : position;
}
