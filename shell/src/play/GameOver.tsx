import { useEffect, useState } from 'react';
import { RoundStickers } from '../album/RoundStickers.tsx';
import { ChallengeButton } from '../challenge/ChallengeButton.tsx';
import { keepScore } from '../results/best-scores.ts';
import { MoreGames } from '../results/GameTiles.tsx';
import { Results } from '../results/Results.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { toastStore } from '../toasts/toast-store.ts';
import { sharedPicture, sharedResult } from './shared-result.ts';
import type { GameVisit, PhaseOf } from './visit.ts';

/** The results of a round. Stores the score if it is the best one, and dismisses warnings. */
export function GameOver({ visit, over }: { visit: GameVisit; over: PhaseOf<'over'> }) {
  const { name, listing, game, shared } = visit;
  const { state, result, relaxed } = over;
  const [newBest] = useState(() => keepScore(listing.key, result.score, relaxed));
  useEffect(() => toastStore.dismissWarnings(), []);
  return (
    <Results
      played={{ name, listing, labels: game.resultLabels ?? {}, result, relaxed, newBest, fixture: shared?.fixture }}
      practice={shared !== undefined}
      next={shared?.next}
      share={
        <>
          <ShareButton
            what={{ round: sharedResult({ name, listing, token: shared?.token, result, relaxed }) }}
            picture={sharedPicture({ listing, token: shared?.token })}
          />
          <ChallengeButton name={name} listing={listing} token={shared?.token} />
        </>
      }
      others={shared?.others}
      stickers={<RoundStickers result={result} />}
      summary={game.Summary && <game.Summary state={state} />}
      games={shared?.games ?? <MoreGames after={listing.key} />}
      onPlayAgain={visit.playAgain}
      onExit={visit.leave}
    />
  );
}
