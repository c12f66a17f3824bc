import type { GameResult } from '@soccer-legends/game-sdk';
import { useState } from 'react';
import { LoadedPart } from '../page/LoadedPart.tsx';
import { metIn } from '../ledger/met.ts';

const loadStickers = () => import('./new-stickers.lazy.tsx');

export interface RoundStickersProps {
  result: GameResult;
  /** The end of the round, in milliseconds since 1970. The default is now. */
  since?: number | undefined;
}

/** The stickers that a round has added. Renders nothing, and loads nothing, if no player was named. */
export function RoundStickers({ result, since: end }: RoundStickersProps) {
  // The ledger records a round that has just ended only after this screen has appeared.
  const [since] = useState(() => end ?? Date.now());
  const named = metIn(result).flatMap(([player, right]) => (right === 1 ? [player] : []));
  if (named.length === 0) return null;
  return (
    <LoadedPart load={loadStickers} optional>
      {({ NewStickers }) => <NewStickers named={named} since={since} />}
    </LoadedPart>
  );
}
