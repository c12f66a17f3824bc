import type { GameResult } from '@soccer-legends/game-sdk';
import { useModule } from '../page/use-module.ts';
import { mayCorrectFacts } from '../session/session-hint.ts';

/** Lets an administrator correct the players, coaches and clubs of a round. Loads nothing for visitors. */
export function CorrectionLinks({ result }: { result: GameResult }) {
  return mayCorrectFacts() ? <Loaded result={result} /> : null;
}

const load = () => import('./corrections.lazy.tsx');

function Loaded({ result }: { result: GameResult }) {
  const corrections = useModule(load);
  return corrections && <corrections.Corrections result={result} />;
}
