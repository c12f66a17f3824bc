import type { GameListing, Matchday } from '@soccer-legends/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RunningFixture } from '../ledger/ledger-database.ts';
import { entryOf, gameOfRound, matchdayOfRound, resultOf, type RoundEntry } from '../ledger/round-entry.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { keepOwnDay } from '../matchday/own-day.ts';
import { ResultTicket } from '../matchday/result-ticket.ts';
import type { RoundEnd } from '../play/GameOver.tsx';
import { keepRecording } from '../recordings/keep-recording.ts';
import { replayedEnd } from '../play/replayed-end.ts';
import type { SharedRound } from '../play/visit.ts';
import { localStore, type SafeStorage } from '../preferences/safe-storage.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { isLate, localMatchday, standingOf } from '../matchday/calendar.ts';
import type { AnyGame, Resumable, SavedGames } from '@soccer-legends/game-sdk/react';

export interface BegunRound extends Pick<SharedRound, 'token' | 'seed'> {
  begun: RunningFixture;
  /** Undefined for a challenge, whose result the server does not count. */
  matchday: number | undefined;
}

/** Keeps a running round in the ledger, and its result, which is `finished` from then on. */
export function useSharedRound(
  { token, seed, begun, matchday }: BegunRound,
  { key, version, route }: GameListing,
): { shared: SharedRound; finished: RoundEntry | undefined } {
  const navigate = useNavigate();
  const [finished, setFinished] = useState<RoundEntry>();
  const [{ ticket, saved }] = useState(() => {
    const isCounted = matchday !== undefined && !begun.late;
    const counted = isCounted ? new ResultTicket({ matchday, game: key }, begun.ticket) : undefined;
    return { ticket: counted, saved: fixtureSaves(siteLedger, begun, counted, Date.now) };
  });
  const shared: SharedRound = {
    ...{ token, seed, saved },
    onOver({ result, relaxed, played }) {
      const { id, late, begunOn } = begun;
      const entry = entryOf({ id, game: { key, version }, result, relaxed, late, options: played.options }, new Date());
      setFinished(entry);
      const recorded = siteLedger.finish(entry, { id, late, begunOn, game: played });
      void recorded.then(async (counted) => {
        if (counted === entry) void keepRecording(entry, played);
        if (matchday !== undefined) await afterFixture(entry, counted === entry, ticket);
      });
    },
    onPractice: () => void navigate(route),
  };
  return { shared, finished };
}

async function afterFixture(entry: RoundEntry, isFirst: boolean, ticket: ResultTicket | undefined): Promise<void> {
  if (isFirst) void ticket?.report(entry);
  const persist = navigator.storage?.persist?.bind(navigator.storage);
  const rounds = await siteLedger.rounds();
  const matchday = matchdayOfRound(entry)!;
  if (!entry.late)
    keepOwnDay(
      matchday,
      rounds.filter((round) => matchdayOfRound(round) === matchday),
    );
  await askToKeepStorage(rounds, localStore, persist);
}

/**
 * `played` is absent if the round was finished on another device, or too long ago to be kept. `knowsGame`: a round of the
 * same game was finished before.
 */
type RoundState =
  { finished: RoundEntry; played?: Resumable | undefined } | { begun: RunningFixture; knowsGame: boolean };

/**
 * Returns a round as it was when the page opened; undefined until card and ledger are read.
 *
 * @param card the card of a fixture, undefined while it loads; null for a challenge
 */
export function useRoundState(id: string, card: Matchday | null | undefined): RoundState | undefined {
  const [state, setState] = useState<RoundState>();
  // Refetching the card must not restart a running round.
  const read = useEffectEvent(() => readRound(siteLedger, id, card ?? null, localMatchday(new Date())));
  const isReady = card !== undefined;
  useEffect(() => {
    if (!isReady) return undefined;
    let current = true;
    void read().then((found) => {
      if (current) setState(found);
    });
    return () => {
      current = false;
    };
  }, [id, isReady]);
  return state;
}

/** @param today the matchday of the device */
export async function readRound(ledger: Ledger, id: string, card: Matchday | null, today: number): Promise<RoundState> {
  await ledger.dropBefore(today);
  const [finished, begun] = await Promise.all([ledger.round(id), ledger.running(id)]);
  if (finished) return { finished, played: begun?.game };
  const late = card !== null && isLate(card.matchday, standingOf(today, card.open));
  // A round belongs to the day on which it was begun, even if it is continued on the next day.
  const game = gameOfRound({ id });
  const knowsGame = (await ledger.rounds()).some((round) => round.game === game);
  return { knowsGame, begun: begun ?? { id, begunOn: today, late, game: undefined } };
}

/**
 * Returns the end of a recorded round, with its last state if its moves are kept and are of the game's version.
 * @param game undefined for a sandboxed game, whose rules do not run in this page
 */
export function endOf(
  game: Pick<AnyGame, 'rules' | 'manifest'> | undefined,
  entry: RoundEntry,
  played: Resumable | undefined,
): RoundEnd {
  const { relaxed, at } = entry;
  const replayed = game && played && replayedEnd(game, played);
  const { result = resultOf(entry), state } = replayed ?? {};
  // The moves of a sandboxed game are replayed only in its frame.
  const isKept = replayed !== undefined || !game;
  return { result, relaxed, at, ...(isKept && { played }), ...(state !== undefined && { state }) };
}

/** Returns the saved game of one fixture. It never expires here, and stays until the ledger has recorded the result. */
export function fixtureSaves(
  ledger: Pick<Ledger, 'keep'>,
  begun: RunningFixture,
  ticket: Pick<ResultTicket, 'read'> | undefined,
  now: () => number,
): SavedGames {
  let { game } = begun;
  return {
    load: () => game && { ...game, savedAt: now() },
    save(_key, saved) {
      game = saved;
      void ledger.keep({ ...begun, game, ...(ticket && { ticket: ticket.read() }) });
    },
    remove() {
      game = undefined;
    },
  };
}

const ASKED = 'sl:storage-asked';
/** Some browsers show a prompt, which is justified only for visitors who are likely to return. */
const MATCHDAYS_BEFORE = 3;

/** Requests persistent storage from the browser, once and not before the third matchday that was played. */
export async function askToKeepStorage(
  rounds: readonly RoundEntry[],
  asked: Pick<SafeStorage, 'getItem' | 'setItem'>,
  persist: (() => Promise<boolean>) | undefined,
): Promise<void> {
  const matchdays = new Set(rounds.map(matchdayOfRound).filter((matchday) => matchday !== undefined));
  if (!persist || matchdays.size < MATCHDAYS_BEFORE || asked.getItem(ASKED) !== null) return;
  asked.setItem(ASKED, 'yes');
  await persist().catch(() => false);
}
