import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Problem } from '../page/Problem.tsx';
import { showScreen } from '../reports/client-reports.ts';
import { prepareSound } from '../sound/sound.ts';
import { GameOver } from './GameOver.tsx';
import css from './GamePage.module.css';
import { IntroScreen } from './IntroScreen.tsx';
import { GameHead, LoadingGame, LoadingRound } from './LoadingGame.tsx';
import { PlayHead } from './PlayHead.tsx';
import { PressGuard } from './PressGuard.tsx';
import { useSingleKeyPresses } from './use-single-key-presses.ts';
import type { GameVisit } from './visit.ts';

export interface VisitScreensProps {
  visit: GameVisit;
  /** The running round. A frame is there in every phase. */
  round: ReactNode;
  /** Returns the game's own part of the results. */
  summaryOf(state: unknown): ReactNode;
  /** Called with the height of a round's title row in pixels, after the row got the focus and whenever it changes. */
  onTitleHeight?(px: number): void;
}

/** The screens of a visit around the game's own parts. */
export function VisitScreens({ visit, round, summaryOf, onTitleHeight }: VisitScreensProps) {
  const { name, retries } = visit;
  const { phase } = visit.phase;
  // Not in an effect: a screen that throws while it renders has none.
  showScreen(phase);
  useEffect(() => () => showScreen(undefined), []);
  const playing = phase === 'dealing' || phase === 'playing';
  usePlayFrame(playing);
  useSingleKeyPresses();
  useEffect(prepareSound, []);
  const top = useScrollToTop(phase);
  return (
    <>
      <div ref={top} data-phase={phase} />
      {playing && <PlayHead visit={visit} onHeight={onTitleHeight} />}
      {/* The button that tries again disappears. A new heading gets the focus. */}
      {!playing && phase !== 'over' && <GameHead key={retries} name={name} />}
      {round}
      <Screen visit={visit} summaryOf={summaryOf} />
      <PressGuard key={phase} isLong={phase === 'over'} />
    </>
  );
}

function Screen({ visit, summaryOf }: Pick<VisitScreensProps, 'visit' | 'summaryOf'>) {
  const { phase, listing } = visit;
  switch (phase.phase) {
    case 'intro':
      return <IntroScreen visit={visit} phase={phase} />;
    case 'playing':
      return null;
    case 'over':
      return <GameOver visit={visit} end={phase} summary={summaryOf(phase.state)} />;
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
