import { type GameListing, RETRY_PATHS } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useEffect, useReducer, useState } from 'react';
import { MessageCard } from '../figures/MessageCard.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GamesLink } from '../page/ButtonLink.tsx';
import { BrokenGame } from '../play/BrokenGame.tsx';
import { LoadingGame } from '../play/LoadingGame.tsx';
import { VisitScreens } from '../play/VisitScreens.tsx';
import { usePlayAgainQuestion } from '../play/use-play-again-question.tsx';
import { useGameServices } from '../play/use-game-services.ts';
import { type GameFrameProps, type RunningVisit, useShownVisit } from '../play/visit.ts';
import { releaseOf, reportHealth } from '../plugins/health-reports.ts';
import { clientReports } from '../reports/client-reports.ts';
import css from './Sandbox.play.module.css';
import { FramedSummary } from './FramedSummary.tsx';
import type { FrameEvent } from './frame-port.ts';
import { frozeLastPage, hasNote, useNote } from './frozen-page.ts';
import type { PageMessage } from './protocol.ts';
import { afterEvent, NOTHING_REPORTED, type ReportedVisit, shownGame } from './reported-visit.ts';
import { useBoard } from './use-board.ts';
import { useFrame } from './use-frame.ts';

/** A visit to a sandboxed game: its code runs in a frame that shows only the board. The page shows everything else. */
export function SandboxedVisit(props: GameFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<unknown>();
  const { name, loaded } = props;
  const [frozen, playAnyway] = useFrozenPage(loaded.listing);

  function retry(): void {
    if (attempt === RETRY_PATHS) return location.reload();
    setFault(undefined);
    setAttempt(attempt + 1);
  }

  if (frozen === 'perhaps') return <LoadingGame listing={loaded.listing} />;
  if (frozen) return <FrozenGame name={name} onRetry={playAnyway} />;
  if (fault !== undefined) return <BrokenGame name={name} cause={fault} onRetry={retry} />;
  return <FramedVisit {...props} key={attempt} attempt={attempt} onFault={setFault} />;
}

/** Returns whether the game froze the page of the last visit, and a function that clears this state. */
function useFrozenPage(listing: GameListing): [frozen: boolean | 'perhaps', forget: () => void] {
  const [frozen, setFrozen] = useState<boolean | 'perhaps'>(() => hasNote(listing.key) && 'perhaps');
  const isAsked = frozen === 'perhaps';
  useEffect(() => {
    if (!isAsked) return;
    void frozeLastPage(listing.key).then((isFrozen) => {
      if (isFrozen) reportHealth(listing, 'hung', 0);
      setFrozen(isFrozen);
    });
  }, [isAsked, listing]);
  return [frozen, () => setFrozen(false)];
}

/** Lets the visitor leave out a game that froze the page of the last visit. */
function FrozenGame({ name, onRetry }: { name: string; onRetry(): void }) {
  const { t } = useShellTexts();
  return (
    <MessageCard title={name} error={t('play.silentBefore')} onRetry={onRetry}>
      <GamesLink look="secondary" />
    </MessageCard>
  );
}

interface FramedVisitProps extends GameFrameProps {
  attempt: number;
  onFault(fault: unknown): void;
}

function FramedVisit({ name, loaded, shared, attempt, onFault }: FramedVisitProps) {
  const { listing } = loaded;
  useNote(listing.key);
  const services = useGameServices(listing.key, useTexts(), shared?.token);
  const [reported, report] = useReducer(afterEvent, NOTHING_REPORTED);
  const reportToServer = useHealthReports(listing, reported.isReady);
  const { phase, game, isSilent } = reported;
  const isPlaying = phase.phase === 'playing';
  const send = useFrame({
    ...{ loaded, shared, attempt, services, over: undefined },
    look: { title: name, className: css.board!, hidden: !isPlaying },
    onEvent(event) {
      report(event);
      reportToServer(event);
      if (event.kind === 'playAgain') question.playAgain();
      if (event.kind === 'fault' && event.ends) onFault(new Error(event.text));
    },
  });
  const race = shared?.race;
  useEffect(() => send({ kind: 'race', answers: race ?? null }), [send, race]);
  const onTitleHeight = useBoard(send, phase);
  const visit = useShownVisit(
    { name, listing, shared },
    visitIn(reported, send, (options) => report({ kind: 'chosen', options })),
  );
  const question = usePlayAgainQuestion(visit, () => true);
  return (
    <VisitScreens
      visit={visit}
      round={
        <>
          {question.dialog}
          {isPlaying && isSilent && <Silence onLeave={visit.leave} />}
        </>
      }
      summaryOf={(state) =>
        game.hasSummary && <FramedSummary {...{ name, loaded, attempt, token: shared?.token }} over={{ state }} />
      }
      onTitleHeight={onTitleHeight}
    />
  );
}

/** Returns the visit in a frame as the screens of the page use it. */
function visitIn(
  { game, phase, exit, chosen }: ReportedVisit,
  send: (message: PageMessage) => void,
  onChoice: (options: ReportedVisit['chosen']) => void,
): RunningVisit {
  return {
    phase,
    game: shownGame(game),
    steps: {
      chosen,
      start(options) {
        onChoice(options);
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
  };
}

/** Returns a function that reports to the server whether the game was loaded, and its faults. */
function useHealthReports(listing: GameListing, isReady: boolean): (event: FrameEvent) => void {
  const [begun] = useState(() => performance.now());
  return (event) => {
    const took = performance.now() - begun;
    if (event.kind === 'ready') reportHealth(listing, 'loaded', took);
    if (event.kind !== 'fault') return;
    console.error(`The game "${listing.key}" failed: ${event.text}`);
    reportHealth(listing, isReady ? 'error' : 'failed', took);
    const release = releaseOf(listing);
    if (release !== undefined) clientReports.noteFault(`${listing.key}/${release}`, event);
  };
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
