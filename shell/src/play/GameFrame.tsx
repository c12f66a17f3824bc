import { dealSeed, localize } from '@soccer-legends/contracts';
import { trackedClock, type ExitQuestion } from '@soccer-legends/game-sdk';
import {
  browserClock,
  ResourcesContext,
  savedGamesIn,
  ServicesContext,
  useGameRun,
  useTexts,
  type Run,
} from '@soccer-legends/game-sdk/react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { reportHealth } from '../plugins/health-reports.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { usePreferences } from '../preferences/context.ts';
import { timeScaleOf } from '../preferences/preferences.ts';
import { sessionStore } from '../preferences/safe-storage.ts';
import { dealtGame } from './dealt-game.ts';
import { ExitDialog } from './ExitDialog.tsx';
import { GameHead } from './GameHead.tsx';
import { GameOver } from './GameOver.tsx';
import { IntroScreen } from './IntroScreen.tsx';
import { LoadingGame } from './LoadingGame.tsx';
import { LoadingRound } from './LoadingRound.tsx';
import { PlayHead } from './PlayHead.tsx';
import { PressGuard } from './PressGuard.tsx';
import { Problem } from './Problem.tsx';
import { RunningRound } from './RunningRound.tsx';
import type { SharedRound } from './shared-round.ts';
import css from './GamePage.module.css';
import { useGameServices } from './use-game-services.ts';
import { usePlayFrame } from './use-play-frame.ts';
import { useVisitResources } from './use-visit-resources.ts';

const savedGames = savedGamesIn(sessionStore);

export interface GameFrameProps {
  name: string;
  loaded: LoadedGame;
  /** The round that everybody with a token gets; random rounds by default. */
  shared?: SharedRound;
  /** A link from the results to the next round. */
  next?: ReactNode;
}

/** Shows a visit to a loaded game: intro, round, results. */
export function GameFrame({ name, loaded, shared, next }: GameFrameProps) {
  const { listing } = loaded;
  const { t, language } = useShellTexts();
  const gameTexts = useTexts();
  const services = useGameServices(listing.key, gameTexts, shared?.token);
  const game = useMemo(
    () =>
      shared
        ? dealtGame(loaded.game, { unknown: t('matchday.unknown'), notBegun: t('matchday.dealNotBegun') })
        : loaded.game,
    [loaded.game, shared, t],
  );
  const resources = useVisitResources(listing);
  const clock = useMemo(() => trackedClock(browserClock, resources), [resources]);
  const { preferences } = usePreferences();
  const navigate = useNavigate();
  const leave = () => void navigate('/');
  const description = localize(listing.descriptions, language);
  const { run, start, retry, resume, playAgain, exit } = useGameRun({
    game,
    services,
    clock,
    resources,
    saved: shared?.saved ?? savedGames,
    timeScale: timeScaleOf(preferences),
    problems: { noAnswer: t('play.noAnswer'), unknown: t('play.noStart') },
    newSeed: () => (shared ? dealSeed(shared.token, listing.key) : crypto.getRandomValues(new Uint32Array(1))[0]!),
    onError: (fault) => {
      console.error(`The game "${listing.key}" failed`, fault);
      reportHealth(listing, 'error', performance.now());
    },
  });

  useEffect(() => {
    if (run.phase === 'over') shared?.onOver(run);
  }, [run, shared]);
  const again = shared ? shared.onPractice : playAgain;

  const [question, setQuestion] = useState<ExitQuestion>();
  const exitNow = () => {
    setQuestion(undefined);
    if (!exit()) leave();
  };
  const askToExit = () => {
    const asked = run.phase === 'playing' ? game.exitQuestion?.(run.session.snapshot().state) : undefined;
    if (asked) setQuestion(asked);
    else exitNow();
  };

  const playing = run.phase === 'dealing' || run.phase === 'playing';
  usePlayFrame(playing);

  // Without this, a phone keeps the scroll position of the intro.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (run.phase === 'playing') top.current?.scrollIntoView();
  }, [run.phase]);

  return (
    <ResourcesContext value={resources}>
      <ServicesContext value={services}>
        <div ref={top} />
        {playing && <PlayHead name={name} game={game} gameTexts={gameTexts} onExit={askToExit} />}
        {!playing && run.phase !== 'over' && <GameHead name={name} />}
        <ExitDialog question={question} gameTexts={gameTexts} onExit={exitNow} onStay={() => setQuestion(undefined)} />
        {show(run, {
          intro: (intro) => (
            <IntroScreen
              description={description}
              art={listing.remote.art}
              game={game}
              gameTexts={gameTexts}
              run={intro}
              shared={shared !== undefined}
              onStart={start}
              onRetry={retry}
              onResume={resume}
              onLeave={leave}
            />
          ),
          over: (over) => (
            <GameOver
              name={name}
              listing={listing}
              game={game}
              services={services}
              run={over}
              practice={shared !== undefined}
              next={next}
              onPlayAgain={again}
              onExit={leave}
            />
          ),
          playing: ({ session }) => <RunningRound game={game} session={session} onPlayAgain={again} />,
          failed: ({ problem }) => (
            <div className={css.intro}>
              <Problem text={problem} onRetry={retry} />
            </div>
          ),
          preparing: () => <LoadingGame description={description} art={listing.remote.art} />,
          dealing: () => <LoadingRound />,
        })}
        <PressGuard key={run.phase} />
      </ServicesContext>
    </ResourcesContext>
  );
}

type Phase<Name extends Run['phase']> = Extract<Run, { phase: Name }>;

interface Screens {
  intro(run: Phase<'intro'>): ReactNode;
  playing(run: Phase<'playing'>): ReactNode;
  over(run: Phase<'over'>): ReactNode;
  failed(run: Phase<'failed'>): ReactNode;
  preparing(): ReactNode;
  dealing(): ReactNode;
}

function show(run: Run, screens: Screens): ReactNode {
  switch (run.phase) {
    case 'intro':
      return screens.intro(run);
    case 'playing':
      return screens.playing(run);
    case 'over':
      return screens.over(run);
    case 'failed':
      return screens.failed(run);
    case 'preparing':
      return screens.preparing();
    case 'dealing':
      return screens.dealing();
  }
}
