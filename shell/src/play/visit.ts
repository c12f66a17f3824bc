import { dealSeed, FREE_SEED, type GameListing, isChallengeToken } from '@soccer-legends/contracts';
import { createTrackedResources, type GameServices, type Options, trackedClock } from '@soccer-legends/game-sdk';
import {
  type AnyGame,
  type AnySession,
  browserClock,
  openGamePage,
  type SavedGames,
  savedGamesIn,
  useVisit,
  type Visit,
  type VisitPhase,
} from '@soccer-legends/game-sdk/react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RepeatableRound } from '../challenge/ChallengeButton.tsx';
import type { GhostAnswer } from '../ghost/ghost.ts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { useSilence } from '../page/announcer.tsx';
import { reportHealth } from '../plugins/health-reports.ts';
import type { LoadedGame } from '../plugins/load-game.ts';
import { timeScaleOf, usePreferences } from '../preferences/preferences.ts';
import { sessionStore } from '../preferences/safe-storage.ts';
import { dealtGame, type DealTexts } from './dealt-game.ts';
import { type ExitFacts, exitFactsOf, FREE_EXIT, useEndAfterLast } from './exit-facts.ts';
import { continuesRound, playAgainInNextVersion, takeRoundToStart } from './next-version.ts';
import { rememberingGame, repeatableRound } from './repeat-round.ts';

export const savedGames = savedGamesIn(sessionStore);

export type PhaseOf<Name extends VisitPhase['phase']> = Extract<VisitPhase, { phase: Name }>;

/** What the results of a shared round have beyond those of a free round. */
export interface SharedEnd {
  /** Undefined for practice that continues a free round. */
  token: string | undefined;
  /** Position on the card of a matchday, as text. */
  fixture?: string;
  /** First of the buttons of the results. */
  next?: ReactNode;
  /** Beside the ticket of the results, above everything else. */
  others?: ReactNode;
  /** Below the new stickers: the matchday, and how others did. */
  day?: ReactNode;
  /** Whether the result does not count, because the round continues a replay. */
  isPractice?: boolean;
  /** Links to other games below the results. The default is the next games in the list. */
  games?: ReactNode;
}

/** A round that every visitor with its token gets. Only its first result counts. */
export interface SharedRound extends SharedEnd {
  /** The seed of the token's draws; in digits, the seed of the round itself. */
  seed: string;
  /** What the round does not ask about; see `DealContext.recent`. */
  recent?: readonly string[] | undefined;
  /** Keeps the running round, which is resumed instead of dealt again. */
  saved: SavedGames;
  onOver(round: PhaseOf<'over'>): void;
  /** Called instead of playing again. */
  onPractice(): void;
  /** Whether the round starts without the intro, because the player knows the rules. */
  skipsIntro?: boolean;
  /** Options that differ from their initial values; the intro offers no choice. */
  preset?: Options;
  /** Replaces the picture and the description in the intro. */
  top?: ReactNode;
  /** Label of the button that starts the round. */
  startLabel?: string | undefined;
  /** The answers of a friend, which are shown as a ghost below the board. */
  race?: readonly GhostAnswer[] | undefined;
  /** The conditions of the round. */
  note?: string | undefined;
}

export interface GameFrameProps<Loaded = LoadedGame> {
  /** The game's name in the page's language. */
  name: string;
  loaded: Loaded;
  shared?: SharedRound;
}

/** A loaded game whose code runs in this page. */
export type OpenGame = LoadedGame & { game: AnyGame };

/** What the page itself shows of a game. */
export type ShownGame = Pick<AnyGame, 'intro' | 'howToPlay' | 'resultLabels'>;

/** The phase of a visit, without the session of a running round. */
export type ShownPhase = Exclude<VisitPhase, { phase: 'playing' }> | { phase: 'playing' };

/** A visit that runs in this page or in a frame. */
export interface RunningVisit {
  game: ShownGame;
  phase: ShownPhase;
  steps: Pick<Visit, 'start' | 'resume' | 'exit' | 'retry' | 'playAgain' | 'chosen'>;
  /** The number of questions of a shared round once all are answered. */
  answered: number | undefined;
  /** What leaving means now. */
  exitFacts(): ExitFacts;
}

/** A visit to a game's page, for the screens of its phases. */
export interface GameVisit extends RunningVisit {
  name: string;
  listing: GameListing;
  shared: SharedRound | undefined;
  /** How often the visitor pressed the button that tries again. */
  retries: number;
  retry(options?: Options): void;
  playAgain(): void;
  leave(): void;
  /** Absent unless a free round is over that a challenge may deal again. */
  repeat?: RepeatableRound | undefined;
}

/** Tracks the page resources of a visit and releases them at its end. */
export function useVisitResources(listing: GameListing) {
  const silence = useSilence();
  const [resources] = useState(() => {
    const tracked = createTrackedResources((fault) =>
      console.error(`"${listing.key}" left something that cannot be released`, fault),
    );
    // Before the first render of the game, because its effects run before those of this component.
    openGamePage(listing.key, tracked);
    return tracked;
  });
  // In a layout effect, so that the game is never painted without its styles.
  useLayoutEffect(() => resources.track('style', wearStyles(listing)), [resources, listing]);
  useEffect(() => resources.track('announcement', silence), [resources, silence]);
  useEffect(() => () => resources.releaseAll(), [resources]);
  return resources;
}

/** Begins a visit with the visitor's time setting, the saved games of the session storage, and health reports. */
export function useGameVisit(
  { name, loaded: { listing, ...loaded }, shared }: GameFrameProps<OpenGame>,
  services: GameServices,
  resources: ReturnType<typeof useVisitResources>,
): { visit: GameVisit; game: AnyGame; session: AnySession | undefined } {
  const { t } = useShellTexts();
  const { preferences } = usePreferences();
  const [{ game, startOf }] = useState(() =>
    shared
      ? { game: dealtGame(loaded.game, dealTexts(shared.token ?? '', t), shared.recent), startOf: () => undefined }
      : rememberingGame(loaded.game, listing.key),
  );
  const { visit, phase } = useVisit({
    game,
    services,
    resources,
    clock: useMemo(() => trackedClock(browserClock, resources), [resources]),
    date: () => Date.now(),
    saved: shared?.saved ?? savedGames,
    ...(shared?.preset && { preset: shared.preset }),
    skipsIntro: shared?.skipsIntro ?? false,
    timeScale: timeScaleOf(preferences),
    problems: problemTexts(t),
    newSeed: () => seedOf(shared, listing.key) ?? randomSeed(),
    onError: (fault) => {
      console.error(`The game "${listing.key}" failed`, fault);
      reportHealth(listing, 'error', performance.now());
    },
  });
  const session = phase.phase === 'playing' ? phase.session : undefined;
  const answered = useEndAfterLast({ game, shared, phase, steps: visit });
  const exitFacts = () => (session ? exitFactsOf(game, session.snapshot().state, countsOnce(shared)) : FREE_EXIT);
  const running = { game, phase, answered, steps: visit, exitFacts };
  const shown = useShownVisit({ name, listing, shared }, running);
  const start = phase.phase === 'over' ? startOf(phase.played.game.seed) : undefined;
  const repeat =
    phase.phase === 'over'
      ? repeatableRound({ game: loaded.game, services, listing, start, over: phase, texts: dealTexts('', t) })
      : undefined;
  return { visit: { ...shown, repeat }, game, session };
}

/** Records the result of a visit, and returns the visit with what the buttons of the page do. */
export function useShownVisit(
  { name, listing, shared }: Pick<GameVisit, 'name' | 'listing'> & { shared: SharedRound | undefined },
  running: RunningVisit,
): GameVisit {
  const navigate = useNavigate();
  const [retries, setRetries] = useState(0);
  const { phase, steps } = running;
  const onOver = useEffectEvent((over: PhaseOf<'over'>) =>
    shared ? shared.onOver(over) : void recordFreeRound(listing, over),
  );
  useEffect(() => {
    if (phase.phase === 'over') onOver(phase);
  }, [phase]);
  useRoundReports(listing, phase, shared?.isPractice ?? false);
  const startKept = useEffectEvent(() => {
    const options = shared ? undefined : takeRoundToStart(listing.key);
    if (options) return steps.start(options);
    const continues = continuesRound();
    if (phase.phase !== 'intro' || !phase.canResume) return;
    if (continues) steps.resume({ paused: false });
    // The visitor read the conditions before the round was started. The intro stays only after a failure.
    else if (shared && phase.problem === undefined) steps.resume();
  });
  useEffect(() => {
    if (phase.phase === 'intro') startKept();
  }, [phase.phase]);
  return {
    ...running,
    ...{ name, listing, shared, retries },
    retry(options) {
      setRetries(retries + 1);
      steps.retry(options);
    },
    playAgain() {
      reportHealth(listing, 'again', 0);
      if (shared) shared.onPractice();
      else if (!playAgainInNextVersion(listing, steps.chosen)) steps.playAgain();
    },
    leave: () => void navigate('/'),
  };
}

/**
 * Reports that a round was started, could not be dealt, was finished or won, and how long it was played without pauses. A
 * resumed round is not reported as started again.
 */
function useRoundReports(listing: GameListing, phase: ShownPhase, isPractice: boolean): void {
  const before = useRef<ShownPhase['phase']>(undefined);
  const report = useEffectEvent(() => {
    if (isPractice) return;
    const wasDealt = before.current === 'dealing';
    if (phase.phase === 'playing' && wasDealt) reportHealth(listing, 'begun', 0);
    if ('problem' in phase && phase.problem !== undefined && wasDealt) reportHealth(listing, 'undealt', 0);
    if (phase.phase === 'over') reportHealth(listing, 'finished', phase.played.game.times?.at(-1) ?? 0);
    if (phase.phase === 'over' && phase.result.outcome === 'win') reportHealth(listing, 'won', 0);
    before.current = phase.phase;
  });
  useEffect(() => report(), [phase.phase]);
}

/** Whether only the first result of a round counts. */
export function countsOnce(shared: Pick<SharedEnd, 'isPractice'> | undefined): boolean {
  return shared !== undefined && !shared.isPractice;
}

/** Returns the seed of a shared round; undefined for a free one. */
export function seedOf(shared: Pick<SharedRound, 'seed'> | undefined, key: string): number | undefined {
  if (!shared) return undefined;
  return FREE_SEED.test(shared.seed) ? Number(shared.seed) : dealSeed(shared.seed, key);
}

/** Returns a whole number from 0 to 2³² − 1. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]!;
}

/** Returns texts for failures that a game does not explain itself. */
export function problemTexts(t: GameServices['t']): { noAnswer: string; unknown: string } {
  return { noAnswer: t('play.noAnswer'), unknown: t('play.noStart') };
}

/** Returns the texts for a shared round that the server rejects. */
export function dealTexts(token: string, t: GameServices['t']): DealTexts {
  const unknown = t(isChallengeToken(token) ? 'challenge.ended' : 'matchday.unknown');
  return { unknown, notBegun: t('matchday.dealNotBegun') };
}

async function recordFreeRound(listing: GameListing, over: PhaseOf<'over'>): Promise<void> {
  try {
    const rounds = await import('../matchday/free-round.lazy.ts');
    await rounds.recordFreeRound(listing, over);
  } catch (error) {
    console.error('The code that records a round could not be loaded', error);
  }
}

/** Enables a game's style sheets. Returns a function that disables them. The browser keeps them for a second visit. */
export function wearStyles(
  { remote }: Pick<GameListing, 'remote'>,
  page: Pick<Document, 'querySelectorAll'> = document,
): () => void {
  const apply = (on: boolean) => {
    for (const { sheet } of linksOf(remote.entry, page)) if (sheet) sheet.disabled = !on;
  };
  apply(true);
  // Also disables sheets that were loaded after the visit began.
  return () => apply(false);
}

function linksOf(entry: string, page: Pick<Document, 'querySelectorAll'>): HTMLLinkElement[] {
  const release = releaseOf(entry);
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ href }) => releaseOf(new URL(href, location.href).pathname) === release,
  );
}

/** Returns `/plugins/key/release`, without the suffix of a retry. */
function releaseOf(path: string): string {
  return path.split('/').slice(0, 4).join('/').replace(/~r\d$/, '');
}
