import { type AnySession, ResourcesContext, ServicesContext, useTexts } from '@soccer-legends/game-sdk/react';
import { ConfirmDialog } from '@soccer-legends/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { Problem } from '../page/Problem.tsx';
import { GameOver } from './GameOver.tsx';
import css from './GamePage.module.css';
import { IntroScreen } from './IntroScreen.tsx';
import { GameHead, LoadingGame, LoadingRound } from './LoadingGame.tsx';
import { PlayHead } from './PlayHead.tsx';
import { PressGuard } from './PressGuard.tsx';
import { RunningRound } from './RunningRound.tsx';
import { prepareSound } from '../sound/sound.ts';
import { useGameServices } from './use-game-services.ts';
import { type GameFrameProps, type GameVisit, useGameVisit, useVisitResources } from './visit.ts';

/** A visit to a game: intro, round and results. Its end releases what the game left behind. */
export function GameFrame(props: GameFrameProps) {
  const { name, loaded, shared } = props;
  const services = useGameServices(loaded.listing.key, useTexts(), shared?.token);
  const resources = useVisitResources(loaded.listing);
  const visit = useGameVisit(props, services, resources);
  const { phase } = visit.phase;
  const playing = phase === 'dealing' || phase === 'playing';
  usePlayFrame(playing);
  useSingleKeyPresses();
  useEffect(prepareSound, []);
  const top = useScrollToTop(phase);
  return (
    <ResourcesContext value={resources}>
      <ServicesContext value={services}>
        <div ref={top} data-phase={phase} />
        {playing && <PlayHead visit={visit} />}
        {/* The button that tries again disappears. A new heading gets the focus. */}
        {!playing && phase !== 'over' && <GameHead key={visit.retries} name={name} />}
        <Screen visit={visit} />
        <PressGuard key={phase} />
      </ServicesContext>
    </ResourcesContext>
  );
}

function Screen({ visit }: { visit: GameVisit }) {
  const { phase, listing } = visit;
  switch (phase.phase) {
    case 'intro':
      return <IntroScreen visit={visit} phase={phase} />;
    case 'playing':
      return <Playing visit={visit} session={phase.session} />;
    case 'over':
      return <GameOver visit={visit} end={phase} />;
    case 'failed':
      return (
        <div className={css.intro}>
          <Problem text={phase.problem} onRetry={() => visit.retry()} />
        </div>
      );
    case 'preparing':
      return <LoadingGame listing={listing} />;
    case 'dealing':
      return <LoadingRound />;
  }
}

/** A running round. Playing again asks first in a shared one, which stays open. */
function Playing({ visit: { game, shared, playAgain }, session }: { visit: GameVisit; session: AnySession }) {
  const { t } = useShellTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <RunningRound
        game={game}
        session={session}
        countsIn={shared?.skipsIntro ?? false}
        onPlayAgain={shared ? () => setAsking(true) : playAgain}
      />
      <ConfirmDialog
        open={asking}
        title={t('matchday.practiceTitle')}
        confirm={t('matchday.practice')}
        look="primary"
        onConfirm={playAgain}
        onCancel={() => setAsking(false)}
      >
        <p>{t('matchday.practiceText')}</p>
      </ConfirmDialog>
    </>
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

/** Marks the document while a round is played: styles then hide the header and move the footer and the toasts. */
function usePlayFrame(playing: boolean): void {
  useLayoutEffect(() => {
    if (!playing) return undefined;
    const { dataset } = document.documentElement;
    dataset['playing'] = '';
    return () => {
      delete dataset['playing'];
    };
  }, [playing]);
}

/** Drops the repetitions of a held Enter or Space key, which would press the control that gets the focus next. */
export function useSingleKeyPresses(): void {
  useEffect(() => {
    document.addEventListener('keydown', dropRepetition, { capture: true });
    return () => document.removeEventListener('keydown', dropRepetition, { capture: true });
  }, []);
}

function dropRepetition(event: KeyboardEvent): void {
  const isSpaceInText = event.key === ' ' && event.target instanceof HTMLInputElement;
  if (!event.repeat || !['Enter', ' '].includes(event.key) || isSpaceInText) return;
  event.preventDefault();
  event.stopPropagation();
}
