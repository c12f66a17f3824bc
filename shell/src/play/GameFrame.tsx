import type { Options } from '@soccer-legends/game-sdk';
import { ResourcesContext, ServicesContext, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoadedGame } from '../plugins/load-game.ts';
import { ExitDialog } from './ExitDialog.tsx';
import { GameHead } from './GameHead.tsx';
import { PlayHead } from './PlayHead.tsx';
import { PressGuard } from './PressGuard.tsx';
import { RunScreen } from './RunScreen.tsx';
import type { SharedRound } from './shared-round.ts';
import { useExit } from './use-exit.ts';
import { useGameServices } from './use-game-services.ts';
import { usePlayedGame } from './use-played-game.ts';
import { usePlayFrame } from './use-play-frame.ts';
import { useSingleKeyPresses } from './use-single-key-presses.ts';
import { useVisitResources } from './use-visit-resources.ts';
import { useVisitRun } from './use-visit-run.ts';

export interface GameFrameProps {
  name: string;
  loaded: LoadedGame;
  /** Absent for a free round. */
  shared?: SharedRound;
  /** A line of the intro. */
  note?: string | undefined;
  /** First of the buttons of the results. */
  next?: ReactNode;
  /** Beside the ticket of the results, above everything else. */
  others?: ReactNode;
  /** Links to other games below the results. The default is the next games in the list. */
  games?: ReactNode;
  /** Position on the card of a matchday, as text. */
  fixture?: string;
}

/** Runs one visit to a game: intro, round and results. The end of the visit releases what the game left behind. */
export function GameFrame({ name, loaded, shared, note, next, others, games, fixture }: GameFrameProps) {
  const { listing } = loaded;
  const gameTexts = useTexts();
  const services = useGameServices(listing.key, gameTexts, shared?.token);
  const game = usePlayedGame(loaded.game, shared);
  const played = { ...loaded, game };
  const resources = useVisitResources(listing);
  const { exit, ...controls } = useVisitRun({ loaded: played, services, resources, shared });
  const navigate = useNavigate();
  const leave = () => void navigate('/');
  const { run } = controls;
  const { asked, ask, stay, exitNow } = useExit({ game, run, exit, isShared: shared !== undefined, leave });
  const playing = run.phase === 'dealing' || run.phase === 'playing';
  usePlayFrame(playing);
  useSingleKeyPresses();

  const top = useScrollToTop(run.phase);
  const [retries, setRetries] = useState(0);
  const retry = (options?: Options) => {
    setRetries(retries + 1);
    controls.retry(options);
  };

  return (
    <ResourcesContext value={resources}>
      <ServicesContext value={services}>
        <div ref={top} />
        {playing && <PlayHead name={name} game={game} gameTexts={gameTexts} onExit={ask} />}
        {/* The button that tries again disappears. A new heading gets the focus. */}
        {!playing && run.phase !== 'over' && <GameHead key={retries} name={name} />}
        <ExitDialog asked={asked} gameTexts={gameTexts} onExit={exitNow} onStay={stay} />
        <RunScreen
          name={name}
          loaded={played}
          gameTexts={gameTexts}
          services={services}
          controls={{ ...controls, retry }}
          token={shared?.token}
          note={note}
          next={next}
          others={others}
          games={games}
          fixture={fixture}
          onLeave={leave}
        />
        <PressGuard key={run.phase} />
      </ServicesContext>
    </ResourcesContext>
  );
}

/**
 * Scrolls to the top of a round and of its results. Returns the element at the top of a round. A phone would keep the
 * scroll position of the intro, and Chromium that of the footer, which the results move down.
 */
function useScrollToTop(phase: string) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase === 'playing') top.current?.scrollIntoView();
    if (phase === 'over') scrollTo(0, 0);
  }, [phase]);
  return top;
}
