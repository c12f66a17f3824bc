import { type GameListing, RETRY_PATHS } from '@soccer-legends/contracts';
import type { Options } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { BrokenGame } from '../play/BrokenGame.tsx';
import { VisitScreens } from '../play/VisitScreens.tsx';
import { type ExitFacts, FREE_EXIT } from '../play/exit-facts.ts';
import { useOpenDialog } from '../play/RunningRound.tsx';
import { usePracticeQuestion } from '../play/use-practice-question.tsx';
import { useGameServices } from '../play/use-game-services.ts';
import { type GameFrameProps, type GameVisit, type ShownGame, type ShownPhase, useShownVisit } from '../play/visit.ts';
import { reportHealth } from '../plugins/health-reports.ts';
import css from './Sandbox.play.module.css';
import type { GameFacts } from './protocol.ts';
import type { FrameEvent } from './frame-port.ts';
import { type FrameParts, useFrame } from './use-frame.ts';

/** A visit to a sandboxed game: its code runs in a frame that shows only the board. The page shows everything else. */
export function SandboxedVisit(props: GameFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<unknown>();
  const { name } = props;

  function retry(): void {
    if (attempt === RETRY_PATHS) return location.reload();
    setFault(undefined);
    setAttempt(attempt + 1);
  }

  if (fault !== undefined) return <BrokenGame name={name} cause={fault} onRetry={retry} />;
  return <FramedVisit {...props} key={attempt} attempt={attempt} onFault={setFault} />;
}

interface FramedVisitProps extends GameFrameProps {
  attempt: number;
  onFault(fault: unknown): void;
}

interface Shown {
  game: GameFacts;
  phase: ShownPhase;
  exit: ExitFacts;
  /** The options of the current or next round. */
  chosen: Options;
  isReady: boolean;
  isSilent: boolean;
}

const BEFORE: Shown = {
  game: { hasSummary: false },
  phase: { phase: 'preparing' },
  exit: FREE_EXIT,
  chosen: {},
  isReady: false,
  isSilent: false,
};

function FramedVisit({ name, loaded, shared, attempt, onFault }: FramedVisitProps) {
  const { listing } = loaded;
  const services = useGameServices(listing.key, useTexts(), shared?.token);
  const [shown, setShown] = useState(BEFORE);
  const [begun] = useState(() => performance.now());
  const frame = useRef<HTMLIFrameElement>(null);
  const become = (part: Partial<Shown>) => setShown((before) => ({ ...before, ...part }));
  const send = useFrame(frame, { loaded, shared, attempt, services, over: undefined, onEvent });
  const { phase, exit, isSilent } = shown;
  const visit: GameVisit = useShownVisit(
    { name, listing, shared },
    {
      phase,
      game: shownGame(shown.game),
      steps: {
        chosen: shown.chosen,
        start(options) {
          become({ chosen: options });
          send({ kind: 'start', options });
        },
        retry: (options) => send({ kind: 'retry', options }),
        resume: () => send({ kind: 'resume' }),
        playAgain: () => send({ kind: 'playAgain' }),
        exit() {
          send({ kind: 'exit' });
          return exit.ends;
        },
      },
      answered: exit.answered,
      exitFacts: () => exit,
    },
  );
  function onEvent(event: FrameEvent): void {
    switch (event.kind) {
      case 'ready':
        reportHealth(listing, 'loaded', msSince(begun));
        return become({ game: event.game, isReady: true });
      case 'phase':
        return become({
          phase: event.phase,
          exit: FREE_EXIT,
          ...('options' in event.phase && { chosen: event.phase.options }),
        });
      case 'exit':
        return become({ exit: event.exit });
      case 'playAgain':
        return question.playAgain();
      case 'silent':
        return become({ isSilent: event.isSilent });
      case 'fault':
        console.error(`The game "${listing.key}" failed: ${event.text}`);
        reportHealth(listing, shown.isReady ? 'error' : 'failed', msSince(begun));
        return event.ends ? onFault(new Error(event.text)) : undefined;
      case 'height':
        return undefined;
    }
  }

  const isPlaying = phase.phase === 'playing';
  const question = usePracticeQuestion(visit);
  const isCovered = useOpenDialog();
  useEffect(() => send({ kind: 'covered', isCovered }), [send, isCovered]);
  const titleHeight = useRef(0);
  const show = () => titleHeight.current > 0 && send({ kind: 'shown', titleHeight: titleHeight.current });
  const onPlaying = useEffectEvent(show);
  // After the heading got the focus, so that a game may move it to its board.
  useEffect(() => {
    if (isPlaying) onPlaying();
  }, [isPlaying]);
  return (
    <VisitScreens
      visit={visit}
      round={
        <>
          <Frame ref={frame} name={name} listing={listing} className={css.board} hidden={!isPlaying} />
          {question.dialog}
          {isPlaying && isSilent && <Silence onLeave={visit.leave} />}
        </>
      }
      summaryOf={(state) => shown.game.hasSummary && <FramedSummary {...{ name, loaded, attempt, services, state }} />}
      onTitleHeight={(px) => {
        titleHeight.current = px;
        if (isPlaying) show();
      }}
    />
  );
}

/** The game's part of the results. It has a frame of its own, because a frame that moves within the page loads again. */
function FramedSummary({
  name,
  state,
  ...parts
}: Pick<FrameParts, 'loaded' | 'attempt' | 'services'> & { name: string; state: unknown }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  const [isBroken, setBroken] = useState(false);
  useFrame(frame, {
    ...parts,
    shared: undefined,
    over: { state },
    onEvent(event) {
      if (event.kind === 'height') setHeight(event.px);
      if (event.kind === 'fault' && event.ends) setBroken(true);
    },
  });
  if (isBroken) return null;
  return <Frame ref={frame} name={name} listing={parts.loaded.listing} className={css.summary} height={height} />;
}

interface FrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  name: string;
  listing: GameListing;
  className: string | undefined;
  hidden?: boolean;
  height?: number;
}

/**
 * The frame never gets the rights of this page: its document has an origin that equals no other. A form is a search box;
 * its policy allows no form to be sent.
 */
function Frame({ ref, name, listing, ...look }: FrameProps) {
  const address = listing.remote.entry.replace(/[^/]+$/, 'frame');
  return <iframe ref={ref} title={name} src={address} sandbox="allow-scripts allow-forms" allow="" {...look} />;
}

/** Offers to leave a game whose code does not answer. */
function Silence({ onLeave }: { onLeave(): void }) {
  const { t } = useShellTexts();
  return (
    <div className={css.silence} role="alert">
      <p>{t('play.silent')}</p>
      <Button onClick={onLeave}>{t('shell.exit')}</Button>
    </div>
  );
}

function msSince(start: number): number {
  return performance.now() - start;
}

/** Returns the facts of a game as the page's screens read them. */
function shownGame({ intro, ...game }: GameFacts): ShownGame {
  if (!intro) return game;
  const factsOf = (options: Options) =>
    intro.facts.find((known) => Object.entries(known.options).every(([name, value]) => options[name] === value))
      ?.facts ?? {};
  return { ...game, intro: { ...intro, facts: factsOf } };
}
