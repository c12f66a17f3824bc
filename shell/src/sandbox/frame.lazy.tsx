import { RETRY_PATHS, retryPath } from '@soccer-legends/contracts';
import { type Options, trackedClock, type TrackedResources } from '@soccer-legends/game-sdk';
import {
  type AnyGame,
  type AnySession,
  browserClock,
  installGamePages,
  PlatformContext,
  ResourcesContext,
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
import { createI18n } from '../i18n/create-i18n.ts';
import { PluginTexts } from '../i18n/PluginTexts.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { GameBoundary } from '../play/BrokenGame.tsx';
import { dealtGame } from '../play/dealt-game.ts';
import { PressGuard } from '../play/PressGuard.tsx';
import { RunningRound } from '../play/RunningRound.tsx';
import { exitFactsOf, useEndAfterLast } from '../play/exit-facts.ts';
import { useSingleKeyPresses } from '../play/use-single-key-presses.ts';
import { randomSeed, useVisitResources } from '../play/visit.ts';
import { importRemote } from '../plugins/federation.ts';
import { applyPreferences, movesFreely, timeScaleOf } from '../preferences/preferences.ts';
import css from './Sandbox.play.module.css';
import { FrameServices } from './frame-services.ts';
import type { FrameMessage, FramePhase, FrameStart, GameFacts, PageMessage } from './protocol.ts';

type Send = (message: FrameMessage) => void;

/** A port whose messages wait until a component receives them. */
interface PagePort {
  send: Send;
  /** Replaces the receiver. */
  receive(receiver: (message: PageMessage) => void): void;
}

/** Runs a game in this document, which is the frame of a sandboxed game. Called once, by the document's own script. */
async function start(port: MessagePort, given: FrameStart): Promise<void> {
  const page = openPort(port);
  try {
    forbidOtherScripts(given);
    await adoptLook(given);
    replaceStorage();
    installGamePages();
    const { key, remote } = given.listing;
    const loaded = await importRemote<{ default?: AnyGame }>({
      key,
      module: 'game',
      entry: retryPath(remote.entry, given.attempt),
      again: false,
    });
    const game = loaded.default;
    if (game?.manifest?.key !== key) throw new Error(`The remote "${key}" does not export the game "${key}".`);
    page.send({ kind: 'ready', game: factsOf(game) });
    render(page, given, game);
  } catch (error) {
    page.send({ kind: 'fault', text: String(error).slice(0, 500), ends: true });
  }
}

/** The page finds the script of its frames by this address. It is an object because the build would remove a single function. */
export const frame = { address: import.meta.url, start };

function openPort(port: MessagePort): PagePort {
  let receiver: ((message: PageMessage) => void) | undefined;
  const waiting: PageMessage[] = [];
  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.kind === 'ping') return port.postMessage({ kind: 'pong' });
    if (receiver) receiver(data);
    else waiting.push(data);
  };
  return {
    send: (message) => port.postMessage(message),
    receive(next) {
      receiver = next;
      for (const message of waiting.splice(0)) next(message);
    },
  };
}

/** From now on, only the files of the game's release run. The shared scripts came as blobs. */
function forbidOtherScripts({ listing }: FrameStart): void {
  const base = listing.remote.entry.replace(/\/[^/]+$/, '/');
  const own = Array.from(
    { length: RETRY_PATHS + 1 },
    (_, attempt) => new URL(retryPath(base, attempt), location.href).href,
  );
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `script-src ${own.join(' ')}`;
  document.head.append(policy);
}

/** The page's style sheet comes before those of the game, as in the page itself. */
async function adoptLook({ preferences, styles, fonts, over }: FrameStart): Promise<void> {
  applyPreferences(preferences);
  if (!over) document.documentElement.dataset['playing'] = '';
  const href = URL.createObjectURL(new Blob([styles], { type: 'text/css' }));
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve) => (link.onload = resolve));
  document.head.append(link);
  for (const { family, bytes, descriptors } of fonts) document.fonts.add(new FontFace(family, bytes, descriptors));
  await loaded;
}

/** An opaque origin has no storage. What a game writes past the SDK lasts as long as the frame. */
function replaceStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    const texts = new Map<string, string>();
    const value: Storage = {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => void texts.set(key, String(text)),
      removeItem: (key) => void texts.delete(key),
      clear: () => texts.clear(),
      key: (index) => [...texts.keys()][index] ?? null,
      get length() {
        return texts.size;
      },
    };
    Object.defineProperty(window, name, { value });
  }
}

const MOST_CHOICES = 64;

/** Returns what the page shows of a game. Numbers of the intro that depend on options are computed for each choice. */
function factsOf({ intro, howToPlay, resultLabels, Summary }: AnyGame): GameFacts {
  const choices = (intro?.options ?? []).reduce<Options[]>(
    (chosen, { name, choices: values }) =>
      chosen.flatMap((options) => values.map(({ value }) => ({ ...options, [name]: value }))).slice(0, MOST_CHOICES),
    [{}],
  );
  const numbersOf = (options: Options) =>
    typeof intro?.facts === 'function' ? intro.facts(options) : (intro?.facts ?? {});
  return {
    ...(intro && { intro: { ...intro, facts: choices.map((options) => ({ options, facts: numbersOf(options) })) } }),
    ...(howToPlay && { howToPlay }),
    ...(resultLabels && { resultLabels }),
    hasSummary: Summary !== undefined,
  };
}

function render(page: PagePort, start: FrameStart, game: AnyGame): void {
  const { language, shellTexts, gameTexts, listing, over } = start;
  const root = createRoot(document.getElementById('root')!, {
    onUncaughtError: (error) => page.send({ kind: 'fault', text: String(error).slice(0, 500), ends: true }),
  });
  const onBreak = () => page.send({ kind: 'fault', text: 'The view of the game threw an error.', ends: true });
  root.render(
    <I18nextProvider i18n={createI18n(language, shellTexts)}>
      <PluginTexts namespace={`game:${listing.key}`} texts={gameTexts}>
        <GameBoundary whenBroken={() => null} onBreak={onBreak}>
          <FramePlatform page={page} start={start}>
            {(services, resources) =>
              over ? (
                <FrameSummary send={page.send} game={game} state={over.state} />
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
  const [game] = useState(() => (round ? dealtGame(original, round) : original));
  const [saved] = useState(() => savesOf(send, start));
  const { visit, phase } = useVisit({
    ...{ game, services: frame.services, resources, saved, problems },
    clock: useMemo(() => trackedClock(browserClock, resources), [resources]),
    date: () => Date.now(),
    timeScale: timeScaleOf(preferences),
    ...(round && { preset: round.preset, skipsIntro: round.skipsIntro }),
    newSeed: () => round?.seed ?? randomSeed(),
    onError: (error) => send({ kind: 'fault', text: String(error).slice(0, 500), ends: false }),
  });
  const session = phase.phase === 'playing' ? phase.session : undefined;
  const titleHeight = useCommands(page, { frame, visit, session });
  useSingleKeyPresses();
  useEndAfterLast({ game, shared: round, phase, steps: visit });
  useEffect(() => send({ kind: 'phase', phase: withoutSession(phase) }), [send, phase]);
  useExitFacts(send, { game, session, isShared: round !== undefined });
  if (!session || titleHeight === undefined) return null;
  return (
    <main className={css.game} style={{ paddingBlockStart: titleHeight }}>
      <RunningRound
        game={game}
        session={session}
        countsIn={round?.skipsIntro ?? false}
        onPlayAgain={() => send({ kind: 'playAgain' })}
      />
      <PressGuard />
    </main>
  );
}

/** Follows the page. Returns the height of its title row once it shows the board of this session. */
function useCommands(
  page: PagePort,
  { frame, visit, session }: { frame: FrameServices; visit: Visit; session: AnySession | undefined },
): number | undefined {
  const [shown, setShown] = useState<{ session: AnySession | undefined; titleHeight: number }>();
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
        return setShown({ session, titleHeight: message.titleHeight });
      case 'covered':
        // The running round pauses under every element of its document with this mark.
        return void document.body.toggleAttribute('data-open', message.isCovered);
      case 'ping':
        return undefined;
    }
  });
  useEffect(() => page.receive((message) => obey(message)), [page]);
  return session && shown?.session === session ? shown.titleHeight : undefined;
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

function FrameSummary({ send, game: { Summary }, state }: { send: Send; game: AnyGame; state: unknown }) {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() => send({ kind: 'height', px: Math.ceil(content.current!.offsetHeight) }));
    observer.observe(content.current!);
    return () => observer.disconnect();
  }, [send]);
  return <main ref={content}>{Summary && <Summary state={state} />}</main>;
}
