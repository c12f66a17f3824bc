import type { GameListing } from '@soccer-legends/contracts';
import type { GameServices } from '@soccer-legends/game-sdk';
import type { AnyGame, Run } from '@soccer-legends/game-sdk/react';
import { useState, type ReactNode } from 'react';
import { keepScore } from '../results/best-scores.ts';
import { reportAddress } from '../feedback/report-address.ts';
import { Results } from '../results/Results.tsx';

export interface GameOverProps {
  name: string;
  listing: GameListing;
  game: AnyGame;
  services: GameServices;
  run: Extract<Run, { phase: 'over' }>;
  /** Whether another round is for practice, because this one is the only one that counts. */
  practice: boolean;
  /** A link to the next round. */
  next?: ReactNode;
  onPlayAgain(): void;
  onExit(): void;
}

export function GameOver({
  name,
  listing,
  game: { Summary, resultLabels = {} },
  services,
  run,
  ...ways
}: GameOverProps) {
  const { state, result, relaxed } = run;
  const [newBest] = useState(() => keepScore(listing.key, result.score, relaxed));
  return (
    <Results
      gameName={name}
      theme={listing.resultTheme}
      result={result}
      labels={resultLabels}
      relaxed={relaxed}
      newBest={newBest}
      gameTexts={services.t}
      reportTo={reportAddress(name, listing.feedbackTopic)}
      {...ways}
    >
      {Summary && <Summary state={state} />}
    </Results>
  );
}
