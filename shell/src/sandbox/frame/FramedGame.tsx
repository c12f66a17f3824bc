import { trackedClock, type TrackedResources } from '@soccer-legends/game-sdk';
import type { Recording } from '@soccer-legends/game-sdk/recording';
import {
  type AnyGame,
  type AnySession,
  browserClock,
  PlatformContext,
  ResourcesContext,
  type Resumable,
  type SavedGames,
  ServicesContext,
  useTexts,
  useVisit,
  type Visit,
  type VisitPhase,
} from '@soccer-legends/game-sdk/react';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Ghost } from '../../ghost/ghost.lazy.tsx';
import type { GhostAnswer } from '../../ghost/ghost.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { PluginTexts } from '../../i18n/PluginTexts.tsx';
import { useShellTexts } from '../../i18n/use-shell-texts.ts';
import { GameBoundary } from '../../play/BrokenGame.tsx';
import { dealtGame } from '../../play/dealt-game.ts';
import { exitFactsOf, useEndAfterLast } from '../../play/exit-facts.ts';
import { PressGuard } from '../../play/PressGuard.tsx';
import { replayedEnd } from '../../play/replayed-end.ts';
import { checkedRound, replayedRound, type ReplayedRound } from '../../play/replayed-round.replay.ts';
import { ReplayBoard } from '../../play/ReplayBoard.replay.tsx';
import { RunningRound } from '../../play/RunningRound.tsx';
import { useSingleKeyPresses } from '../../play/use-single-key-presses.ts';
import { randomSeed, useVisitResources } from '../../play/visit.ts';
import { movesFreely, timeScaleOf } from '../../preferences/preferences.ts';
import css from '../Sandbox.play.module.css';
import type { FinishedRound, FramePhase, FrameStart, PageMessage } from '../protocol.ts';
import { faultOf, hideFocus, type PagePort } from './frame-document.ts';
import { FrameServices } from './frame-services.ts';

type Send = PagePort['send'];

/** Renders a game in this document: its running round, or only the summary of a finished one. */
export function renderGame(page: PagePort, start: FrameStart, game: AnyGame): void {
  const { language, shellTexts, gameTexts, listing, over } = start;
  const root = createRoot(document.getElementById('root')!, {
    onUncaughtError: (error) => page.send(faultOf(error, true)),
    onCaughtError: (error) => page.send(faultOf(error, true)),
  });
  root.render(
    <I18nextProvider i18n={createI18n(language, shellTexts)}>
      <PluginTexts namespace={`game:${listing.key}`} texts={gameTexts}>
        <GameBoundary whenBroken={() => null}>
          <FramePlatform page={page} start={start}>
            {(services, resources) =>
              over ? (
                <FinishedGame {...{ page, start, game, over }} frame={services} />
              ) : (
                <FrameVisit {...{ page, start, game, resources }} frame={services} />
              )
            }
          </FramePlatform>
        </GameBoundary>
      </PluginTexts>
    </I18nextProvider>,
  );
}

interface PlatformProps {
  page: PagePort;
  start: FrameStart;
  children(services: FrameServices, resources: TrackedResources): ReactNode;
}

/** Provides what the page provides to a trusted game. */
function FramePlatform({ page, start, children }: PlatformProps) {
  const { t, language } = useShellTexts();
  const gameTexts = useTexts();
  const resources = useVisitResources(start.listing);
  const [services] = useState(() => new FrameServices({ postMessage: page.send }, start, gameTexts));
  const { names, preferences } = start;
  const { announce } = services.services;
  const platform = useMemo(
    () => ({
      ...{ t, language, announce },
      nationName: (code: string | null, fallback: string) =>
        (code === null ? undefined : names.nations[code]) ?? fallback,
      clubName: (name: string) => names.clubs[name] ?? name,
      motion: movesFreely(preferences),
    }),
    [t, language, announce, names, preferences],
  );
  return (
    <PlatformContext value={platform}>
      <ResourcesContext value={resources}>
        <ServicesContext value={services.services}>{children(services, resources)}</ServicesContext>
      </ResourcesContext>
    </PlatformContext>
  );
}

interface VisitProps {
  page: PagePort;
  start: FrameStart;
  game: AnyGame;
  frame: FrameServices;
  resources: TrackedResources;
}

/** The visit to the game. The page shows its screens and presses its buttons; this document shows the running round. */
function FrameVisit({ page, start, game: original, frame, resources }: VisitProps) {
  const { send } = page;
  const { round, preferences, problems } = start;
  const [game] = useState(() => (round ? dealtGame(original, round, round.recent) : original));
  const [saved] = useState(() => savesOf(send, start));
  const { visit, phase } = useVisit({
    ...{ game, services: frame.services, resources, saved, problems },
    clock: useMemo(() => trackedClock(browserClock, resources), [resources]),
    date: () => Date.now(),
    timeScale: timeScaleOf(preferences),
    ...(round && { preset: round.preset, skipsIntro: round.skipsIntro }),
    newSeed: () => round?.seed ?? randomSeed(),
    onError: (error) => send(faultOf(error, false)),
  });
  const session = phase.phase === 'playing' ? phase.session : undefined;
  const { titleHeight, ghost } = useCommands(page, { frame, visit, session });
  useSingleKeyPresses();
  useEndAfterLast({ game, shared: round, phase, steps: visit });
  useEffect(() => send({ kind: 'phase', phase: withoutSession(phase) }), [send, phase]);
  useExitFacts(send, { game, session, isShared: round !== undefined && !round.isPractice });
  if (!session || titleHeight === undefined) return null;
  return (
    <main className={css.game} style={{ paddingBlockStart: titleHeight }}>
      <RunningRound
        game={game}
        session={session}
        countsIn={round?.skipsIntro ?? false}
        onPlayAgain={() => send({ kind: 'playAgain' })}
      />
      {ghost && <Ghost answers={ghost} game={game} session={session} />}
      <PressGuard />
    </main>
  );
}

/**
 * Handles the messages of the page. Returns the ghost of a race, and the height of the title row once the page shows the
 * board of this session.
 */
function useCommands(
  page: PagePort,
  { frame, visit, session }: { frame: FrameServices; visit: Visit; session: AnySession | undefined },
): { titleHeight: number | undefined; ghost: readonly GhostAnswer[] | null } {
  const [shown, setShown] = useState<{ session: AnySession | undefined; titleHeight: number }>();
  const [ghost, setGhost] = useState<readonly GhostAnswer[] | null>(null);
  const obey = useEffectEvent((message: PageMessage) => {
    switch (message.kind) {
      case 'answer':
      case 'failure':
        return frame.receive(message);
      case 'start':
        return visit.start(message.options);
      case 'retry':
        return visit.retry(message.options);
      case 'exit':
        return void visit.exit();
      case 'resume':
      case 'playAgain':
        return visit[message.kind]();
      case 'shown':
        document.documentElement.style.setProperty('--title-height', `${message.titleHeight}px`);
        // A board whose height changes keeps its focus.
        if (shown?.session !== session) hideFocus(message.hidesFocus);
        return setShown({ session, titleHeight: message.titleHeight });
      case 'covered':
        hideFocus(message.hidesFocus);
        // The running round pauses under every element of its document with this mark.
        return void document.body.toggleAttribute('data-open', message.isCovered);
      case 'race':
        return setGhost(message.answers);
      case 'ping':
      case 'preload':
      case 'open':
      case 'goTo':
        return undefined;
    }
  });
  useEffect(() => page.receive((message) => obey(message)), [page]);
  return { titleHeight: session && shown?.session === session ? shown.titleHeight : undefined, ghost };
}

function useExitFacts(
  send: Send,
  { game, session, isShared }: { game: AnyGame; session: AnySession | undefined; isShared: boolean },
): void {
  useEffect(() => {
    if (!session) return undefined;
    const tell = () => {
      const { state, status } = session.snapshot();
      if (status.phase !== 'over') send({ kind: 'exit', exit: exitFactsOf(game, state, isShared) });
    };
    tell();
    return session.subscribe(tell);
  }, [send, game, session, isShared]);
}

function withoutSession(phase: VisitPhase): FramePhase {
  return phase.phase === 'playing' ? { phase: 'playing' } : phase;
}

/** The page keeps the round, and this frame the latest one of its own. */
function savesOf(send: Send, start: FrameStart): SavedGames {
  let { saved } = start;
  return {
    load: () => saved,
    save(_key, game) {
      saved = game;
      send({ kind: 'save', game });
    },
    remove() {
      saved = undefined;
      send({ kind: 'save', game: null });
    },
  };
}

interface FinishedProps {
  page: PagePort;
  start: FrameStart;
  game: AnyGame;
  over: FinishedRound;
  frame: FrameServices;
}

function FinishedGame({ page, start, game, over, frame }: FinishedProps) {
  if ('watched' in over) return <FrameReplay page={page} game={game} played={over.watched} />;
  if ('recording' in over) return <FrameCheck {...{ page, start, game, frame }} recording={over.recording} />;
  return <FrameSummary send={page.send} game={game} over={over} />;
}

/** Reports the progress of a round to the page, and shows its board after the requested number of moves. */
function FrameReplay({ page, game, played }: { page: PagePort; game: AnyGame; played: Resumable }) {
  const round = useMemo(() => replayedRound(game, played), [game, played]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    page.receive((message) => {
      if (message.kind === 'goTo') setAt(message.at);
    });
    page.send({ kind: 'replayed', round: reportedRound(round) });
  }, [page, round]);
  return round ? <ReplayBoard game={game} states={round.states} at={at} className={css.replay} /> : null;
}

/** Reports whether a recording gives a result in this browser's own deal. */
function FrameCheck({ page, start, game, frame, recording }: Omit<FinishedProps, 'over'> & { recording: Recording }) {
  const check = useEffectEvent(() => {
    const round = start.round!;
    return checkedRound(game, recording, { ...round, services: frame.services, texts: round });
  });
  useEffect(() => {
    page.receive((message) => {
      if (message.kind === 'answer' || message.kind === 'failure') frame.receive(message);
    });
    check().then(
      (round) => page.send({ kind: 'replayed', round: reportedRound(round) }),
      (error: unknown) => page.send(faultOf(error, true)),
    );
  }, [page, frame]);
  return null;
}

/** Returns a round without its states, which may be large; null without a round. */
function reportedRound(round: ReplayedRound | undefined): ReplayedRound | null {
  if (!round) return null;
  const { played, result, progress, claim } = round;
  return { played, result, ...(progress && { progress }), ...(claim && { claim }) };
}

interface SummaryProps {
  send: Send;
  game: AnyGame;
  over: Exclude<FinishedRound, { watched: unknown } | { recording: unknown }>;
}

function FrameSummary({ send, game, over }: SummaryProps) {
  const { Summary } = game;
  const content = useRef<HTMLElement>(null);
  const state = useMemo(() => ('played' in over ? replayedEnd(game, over.played)?.state : over.state), [game, over]);
  useEffect(() => {
    const observer = new ResizeObserver(() => send({ kind: 'height', px: Math.ceil(content.current!.offsetHeight) }));
    observer.observe(content.current!);
    return () => observer.disconnect();
  }, [send]);
  return <main ref={content}>{Summary && state !== undefined && <Summary state={state} />}</main>;
}
