import type { GameListing } from '@soccer-legends/contracts';
import type { GameServices } from '@soccer-legends/game-sdk';
import type { AnyGame, Run } from '@soccer-legends/game-sdk/react';
import { useEffect, useState, type ReactNode } from 'react';
import { RoundStickers } from '../album/RoundStickers.tsx';
import { ChallengeButton } from '../challenge/ChallengeButton.tsx';
import { keepScore } from '../results/best-scores.ts';
import { reportAddress } from '../feedback/report-address.ts';
import { MoreGames } from '../results/MoreGames.tsx';
import { Results } from '../results/Results.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { sharedPicture, sharedResult } from './shared-result.ts';

export interface GameOverProps {
  name: string;
  listing: GameListing;
  game: AnyGame;
  services: GameServices;
  run: Extract<Run, { phase: 'over' }>;
  /** Undefined for a random round. Only the first result of a shared one counts; later ones are for practice. */
  token: string | undefined;
  next?: ReactNode;
  others?: ReactNode;
  /** Links to other games. By default, these are the next games in the list. */
  games?: ReactNode;
  fixture?: string | undefined;
  onPlayAgain(): void;
  onExit(): void;
}

/** The results of a round. Stores the score if it is the best one, and dismisses warnings. */
export function GameOver({
  name,
  listing,
  game: { Summary, resultLabels = {} },
  services,
  run,
  token,
  games = <MoreGames after={listing.key} />,
  ...ways
}: GameOverProps) {
  const { state, result, relaxed } = run;
  const [newBest] = useState(() => keepScore(listing.key, result.score, relaxed));
  useEffect(() => toastStore.dismissWarnings(), []);
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
      practice={token !== undefined}
      share={
        <ShareButton
          what={{ round: sharedResult({ name, listing, token, result, relaxed }) }}
          picture={sharedPicture({ listing, token })}
        />
      }
      stickers={<RoundStickers result={result} />}
      challenge={<ChallengeButton name={name} listing={listing} token={token} />}
      games={games}
      {...ways}
    >
      {Summary && <Summary state={state} />}
    </Results>
  );
}
