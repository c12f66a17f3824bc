import type { GameResult } from '@soccer-legends/game-sdk';
import { useState } from 'react';
import { useModule } from '../page/use-module.ts';
import { metIn } from '../ledger/met.ts';

const loadStickers = () => import('./new-stickers.lazy.tsx');

/** The stickers that a round has added. Renders nothing, and loads nothing, if no player was named. */
export function RoundStickers({ result }: { result: GameResult }) {
  // The ledger records the round only after this screen has appeared.
  const [since] = useState(() => Date.now());
  const named = metIn(result).flatMap(([player, right]) => (right === 1 ? [player] : []));
  return named.length > 0 && <Loaded named={named} since={since} />;
}

function Loaded(round: { named: readonly number[]; since: number }) {
  const stickers = useModule(loadStickers);
  return stickers && <stickers.NewStickers {...round} />;
}
