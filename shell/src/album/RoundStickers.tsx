import type { GameResult } from '@soccer-legends/game-sdk';
import { useState } from 'react';
import { useModule } from '../app/use-module.ts';
import { metIn } from './met.ts';

const loadStickers = () => import('./new-stickers.lazy.tsx');

/** The new stickers of a round that has just ended. Loads nothing if the round named no player. */
export function RoundStickers({ result }: { result: GameResult }) {
  // The ledger records the round after this screen has appeared.
  const [since] = useState(() => Date.now());
  const named = metIn(result).flatMap(([player, right]) => (right === 1 ? [player] : []));
  return named.length > 0 && <Loaded named={named} since={since} />;
}

function Loaded(round: { named: readonly number[]; since: number }) {
  const stickers = useModule(loadStickers);
  return stickers && <stickers.NewStickers {...round} />;
}
