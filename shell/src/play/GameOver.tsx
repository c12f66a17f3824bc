import { type Resumable, ResourcesContext, ServicesContext, useTexts } from '@soccer-legends/game-sdk/react';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RoundStickers } from '../album/RoundStickers.tsx';
import { ChallengeButton } from '../challenge/ChallengeButton.tsx';
import { keepScore } from '../results/best-scores.ts';
import { MoreGames } from '../results/GameTiles.tsx';
import { Results } from '../results/Results.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { playSound } from '../sound/sound.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { useGameServices } from './use-game-services.ts';
import { countsOnce, type GameFrameProps, type GameVisit, type SharedEnd, useVisitResources } from './visit.ts';
import {
  type GameListing,
  matchdayOfToken,
  type PictureSubject,
  sharedPath,
  writeScoreCard,
} from '@soccer-legends/contracts';
import type { GameResult } from '@soccer-legends/game-sdk';
import { marksOf, scoreCardOf } from '../ledger/marks.ts';
import type { SharedResult } from '../share/share-text.ts';

/** The end of a round, for its results. */
export interface RoundEnd {
  result: GameResult;
  relaxed: boolean;
  /** In milliseconds since 1970; absent for a round that has just ended. */
  at?: number;
  /** The game's last state; absent if only the ledger's entry is left. */
  state?: unknown;
  /** The round's deal and moves; absent if it was finished on another device, or so long ago that they were deleted. */
  played?: Resumable | undefined;
}

/** Renders the buttons for a finished round, below its results. By default there are none, as after a practice round. */
export const RoundToolsContext = createContext<(round: Resumable, result: GameResult) => ReactNode>(() => null);

export interface FinishedRoundProps extends Pick<GameFrameProps, 'name' | 'loaded'> {
  shared: SharedEnd;
  end: RoundEnd;
  /** The part of a sandboxed game. */
  summary: ReactNode;
}

/** The results of a shared round that was finished before this visit. */
export function FinishedRound({ name, loaded, shared, end, summary }: FinishedRoundProps) {
  const { listing, game } = loaded;
  const navigate = useNavigate();
  const services = useGameServices(listing.key, useTexts(), shared.token);
  const resources = useVisitResources(listing);
  const visit = {
    ...{ name, listing, shared },
    game: game ?? {},
    playAgain: () => void navigate(listing.route),
    leave: () => void navigate('/'),
  };
  return (
    <ResourcesContext value={resources}>
      <ServicesContext value={services}>
        <GameOver
          visit={visit}
          end={end}
          summary={summary ?? (game?.Summary && end.state !== undefined && <game.Summary state={end.state} />)}
        />
      </ServicesContext>
    </ResourcesContext>
  );
}

export interface GameOverProps {
  visit: Pick<GameVisit, 'name' | 'listing' | 'game' | 'playAgain' | 'leave' | 'repeat'> & {
    shared: SharedEnd | undefined;
  };
  end: RoundEnd;
  /** The game's own part. */
  summary: ReactNode;
}

/**
 * The results of a round. Dismisses the toasts of the round, because the results repeat them. If the round has just ended,
 * plays its end and keeps a best score.
 */
export function GameOver({ visit, end, summary }: GameOverProps) {
  const { name, listing, game, shared } = visit;
  const { result, relaxed, at, played } = end;
  const toolsOf = use(RoundToolsContext);
  const isPractice = shared?.isPractice ?? false;
  const [newBest] = useState(() => at === undefined && !isPractice && keepScore(listing.key, result.score, relaxed));
  // A layout effect runs before the toaster moves an open toast to the results, where its place would keep its height.
  useLayoutEffect(() => toastStore.dismissAll(), []);
  useEffect(() => {
    if (at === undefined) void playSound(result.outcome === 'win' ? 'goal' : 'whistle');
  }, [at, result]);
  return (
    <Results
      played={{ name, listing, labels: game.resultLabels ?? {}, result, relaxed, newBest, fixture: shared?.fixture }}
      practice={countsOnce(shared)}
      next={shared?.next}
      share={
        !isPractice && (
          <>
            <ShareButton
              what={{ round: sharedResult({ name, listing, token: shared?.token, result, relaxed }) }}
              picture={sharedPicture({ listing, token: shared?.token, result })}
            />
            <ChallengeButton name={name} listing={listing} token={shared?.token} repeat={visit.repeat} />
          </>
        )
      }
      others={shared?.others}
      day={shared?.day}
      stickers={!isPractice && <RoundStickers result={result} since={at} />}
      summary={summary}
      tools={played && toolsOf(played, result)}
      games={shared?.games ?? <MoreGames after={listing.key} />}
      onPlayAgain={visit.playAgain}
      onExit={visit.leave}
    />
  );
}

interface FinishedRound {
  /** The game's name in the page's language. */
  name: string;
  listing: GameListing;
  token: string | undefined;
  result: GameResult;
  relaxed: boolean;
}

/** Returns what is shared of a round. Only the address of a fixture deals everybody the same round. */
function sharedResult({ name, listing, token, result, relaxed }: FinishedRound): SharedResult {
  const matchday = matchdayIn(token);
  const card = scoreCardOf(result);
  const written = writeScoreCard(card);
  const fixture = { matchday: matchday ?? 0, game: listing.key };
  const path =
    matchday === undefined
      ? listing.route
      : sharedPath(
          written === undefined ? { kind: 'fixture', ...fixture } : { kind: 'round', ...fixture, card: written },
        );
  return {
    game: name,
    matchday,
    card,
    hasTries: result.tries !== undefined,
    marks: marksOf(result),
    relaxed,
    url: `${location.origin}${path}`,
  };
}

/** Returns the subject of the picture: the score card, or else the game. */
function sharedPicture({ listing: { key }, token, result }: Pick<FinishedRound, 'listing' | 'token' | 'result'>) {
  const card = writeScoreCard(scoreCardOf(result));
  const subject: PictureSubject =
    card === undefined
      ? { kind: 'game', game: key }
      : { kind: 'round', game: key, matchday: matchdayIn(token) ?? 0, card };
  return subject;
}

/** Returns the matchday of a fixture; undefined for free rounds and challenges. */
function matchdayIn(token: string | undefined): number | undefined {
  return token === undefined ? undefined : matchdayOfToken(token);
}
