import type { Swap } from './swap.ts';
import {
  canContinue,
  type KeptRecording,
  type LedgerDatabase,
  openLedgerDatabase,
  type ReadStore,
  type RunningFixture,
  type StoreName,
  STORES,
} from './ledger-database.ts';
import type { RoundEntry } from './round-entry.ts';

/** Notifies other tabs of this browser; in a page, a `BroadcastChannel`. */
export interface LedgerChannel {
  postMessage(message: null): void;
  addEventListener(type: 'message', listener: () => void): void;
}

const ATTEMPTS = 2;
const MOST_RECORDINGS = 300;
/** Limit in bytes for all recordings together, so that 300 fixtures with their results take less than 200 kB. */
const MOST_RECORDED = 90_000;
/** The stores whose entries stay in memory if they cannot be stored. */
const KEPT_STORES = ['rounds', 'running', 'swaps'] as const;

/** Key of the text about a fault. */
export type StorageFault = 'matchday.unsaved' | 'matchday.unreadable';

export interface LedgerParts {
  open?: (onLost: () => void) => Promise<LedgerDatabase>;
  /** Undefined if the browser has no `BroadcastChannel`. Changes in other tabs then stay unnoticed. */
  channel?: LedgerChannel | undefined;
  onError?: (error: unknown) => void;
}

/**
 * This browser's rounds and swaps. Calls never reject: what cannot be stored stays in memory until the next call that
 * reaches the database.
 */
export class Ledger {
  readonly #open: (onLost: () => void) => Promise<LedgerDatabase>;
  readonly #onError: (error: unknown) => void;
  readonly #channel: LedgerChannel | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #memory = {
    rounds: new Map<string, RoundEntry>(),
    running: new Map<string, RunningFixture>(),
    swaps: new Map<string, Swap>(),
  };
  #database: Promise<LedgerDatabase> | undefined;
  #hasUnsaved = false;
  #isUnreadable = false;

  constructor({ open = openLedgerDatabase, channel, onError = () => undefined }: LedgerParts = {}) {
    this.#open = open;
    this.#onError = onError;
    this.#channel = channel;
    channel?.addEventListener('message', () => this.refresh());
  }

  /** Whether the last call left data that is only in memory. */
  get hasUnsaved(): boolean {
    return this.#hasUnsaved;
  }

  /** The text about data that is only in memory, or about a database whose content is unknown. */
  get fault(): StorageFault | undefined {
    if (this.#hasUnsaved) return 'matchday.unsaved';
    return this.#isUnreadable ? 'matchday.unreadable' : undefined;
  }

  /** Lets all listeners read again. */
  refresh(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Calls the listener after every change, including those in other tabs. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async rounds(): Promise<RoundEntry[]> {
    const stored = await this.#read('rounds', (store) => store.getAll());
    return [...(stored ?? []), ...this.#memory.rounds.values()];
  }

  async round(id: string): Promise<RoundEntry | undefined> {
    return this.#memory.rounds.get(id) ?? (await this.#read('rounds', (store) => store.get(id)));
  }

  /**
   * Records a finished round, unless its id has a result. Returns the result that counts, which is the first one.
   * @param played the round itself, kept as long as a running one
   */
  async finish(entry: RoundEntry, played?: RunningFixture): Promise<RoundEntry> {
    const first = await this.#try(async (database) => {
      const transaction = database.transaction(['rounds', 'running'], 'readwrite');
      transaction.done.catch(() => undefined);
      const rounds = transaction.objectStore('rounds');
      const known = await rounds.get(entry.id);
      const running = transaction.objectStore('running');
      const isFirst = known === undefined;
      await Promise.all([
        isFirst ? rounds.put(entry) : undefined,
        isFirst && played ? running.put(played) : isFirst && running.delete(entry.id),
        transaction.done,
      ]);
      return known ?? entry;
    });
    this.#memory.running.delete(entry.id);
    const counted = first ?? this.#memory.rounds.get(entry.id) ?? entry;
    if (!first) {
      this.#memory.rounds.set(entry.id, counted);
      if (played && counted === entry) this.#memory.running.set(entry.id, played);
    }
    this.#hasUnsaved = this.#hasMemory();
    this.#changed();
    return counted;
  }

  /** Moves the result of a round to another id, with its moves. Returns false if there is no result, or one at that id. */
  async move(id: string, played: RunningFixture): Promise<boolean> {
    const entry = await this.round(id);
    if (!entry || (await this.round(played.id))) return false;
    this.#memory.rounds.delete(id);
    await this.#try((database) => database.delete('rounds', id));
    await this.finish({ ...entry, id: played.id }, played);
    return true;
  }

  /** Adds the rounds of another device. If both have a round, the earlier result remains. */
  async merge(others: readonly RoundEntry[]): Promise<void> {
    for (const round of mergeRounds(others)) {
      const known = this.#memory.rounds.get(round.id) ?? round;
      this.#memory.rounds.set(round.id, firstResult(known, round));
      this.#memory.running.delete(round.id);
    }
    await this.#store();
    this.#changed();
  }

  async swaps(): Promise<Swap[]> {
    const stored = await this.#read('swaps', (store) => store.getAll());
    return [...(stored ?? []), ...this.#memory.swaps.values()];
  }

  /** Stores swaps, each once. Returns how many of them were new. */
  async addSwaps(swaps: readonly Swap[]): Promise<number> {
    const known = new Set((await this.swaps()).map(({ id }) => id));
    const further = swaps.filter(({ id }) => !known.has(id));
    for (const swap of further) this.#memory.swaps.set(swap.id, swap);
    await this.#store();
    this.#changed();
    return further.length;
  }

  async recording(id: string): Promise<KeptRecording | undefined> {
    return this.#read('recordings', (store) => store.get(id));
  }

  /** Stores the moves of a round, and deletes the oldest above the limits. If the database fails, the moves are lost. */
  async record(recording: KeptRecording): Promise<void> {
    await this.#try(async (database) => {
      const { store, done } = database.transaction('recordings', 'readwrite');
      const replaceOldest = async () => {
        await store.put(recording);
        let bytes = 0;
        const oldest = (await store.getAll())
          .toSorted((a, b) => b.at - a.at)
          .filter((kept, place) => (bytes += kept.bytes.length) > MOST_RECORDED || place >= MOST_RECORDINGS);
        await Promise.all(oldest.map(({ id }) => store.delete(id)));
      };
      await Promise.all([replaceOldest(), done]);
    });
    this.#changed();
  }

  /** Deletes everything that this browser stores of the player's rounds. */
  async clear(): Promise<void> {
    for (const kept of Object.values(this.#memory)) kept.clear();
    await this.#try(async (database) => {
      const all = database.transaction(STORES, 'readwrite');
      await Promise.all([...STORES.map((store) => all.objectStore(store).clear()), all.done]);
    });
    this.#changed();
  }

  async running(id: string): Promise<RunningFixture | undefined> {
    return this.#memory.running.get(id) ?? (await this.#read('running', (store) => store.get(id)));
  }

  /** Returns the fixtures and challenges that were begun and have no result. */
  async unfinished(): Promise<RunningFixture[]> {
    const stored = await this.#read('running', (store) => store.getAll());
    const finished = new Set((await this.rounds()).map(({ id }) => id));
    const begun = new Map(
      [...(stored ?? []), ...this.#memory.running.values()].map((fixture) => [fixture.id, fixture]),
    );
    return [...begun.values()].filter(({ id }) => !finished.has(id));
  }

  /** Saves a running fixture, unless its id has a result. */
  async keep(fixture: RunningFixture): Promise<void> {
    if (this.#memory.rounds.has(fixture.id)) return;
    this.#memory.running.set(fixture.id, fixture);
    await this.#store();
  }

  /** Deletes the running fixtures that began before yesterday. @param today the number of a matchday */
  async dropBefore(today: number): Promise<void> {
    for (const fixture of this.#memory.running.values())
      if (!canContinue(fixture, today)) this.#memory.running.delete(fixture.id);
    await this.#try(async (database) => {
      const { store, done } = database.transaction('running', 'readwrite');
      const deleteOver = async () => {
        const over = (await store.getAll()).filter((fixture) => !canContinue(fixture, today));
        await Promise.all(over.map(({ id }) => store.delete(id)));
      };
      // Awaited together, so that an aborted transaction leaves no rejection unhandled.
      await Promise.all([deleteOver(), done]);
    });
  }

  /** Also waits for the end of the transaction, because the short forms of `idb` leave its rejection unhandled. */
  #read<Name extends StoreName, Value>(
    name: Name,
    read: (store: ReadStore<Name>) => Promise<Value>,
  ): Promise<Value | undefined> {
    return this.#try(async (database) => {
      const { store, done } = database.transaction(name);
      const [value] = await Promise.all([read(store), done]);
      return value;
    });
  }

  /**
   * Runs a transaction. If it fails, it runs again on a new connection, because Safari ends the connections of tabs in
   * the background. Returns undefined if it fails again.
   */
  async #try<Value>(action: (database: LedgerDatabase) => Promise<Value>): Promise<Value | undefined> {
    for (let attempts = 1; ; attempts++) {
      try {
        const database = await (this.#database ??= this.#open(() => (this.#database = undefined)));
        // A full disk fails only what is written, so the action still runs.
        await this.#storeMemory(database).catch(() => undefined);
        const value = await action(database);
        this.#isUnreadable = false;
        return value;
      } catch (error) {
        this.#database = undefined;
        if (attempts < ATTEMPTS) continue;
        this.#isUnreadable = true;
        this.#onError(error);
        return undefined;
      } finally {
        this.#hasUnsaved = this.#hasMemory();
      }
    }
  }

  async #store(): Promise<void> {
    await this.#try((database) => this.#storeMemory(database));
  }

  /** Moves what is in memory to the database. A round that the database also has keeps its first result. */
  async #storeMemory(database: LedgerDatabase): Promise<void> {
    if (!this.#hasMemory()) return;
    const [rounds, running, swaps] = KEPT_STORES.map((store) => [...this.#memory[store].values()]) as Entries;
    const transaction = database.transaction(KEPT_STORES, 'readwrite');
    // If the transaction aborts, `done` rejects before it is awaited. The request rejects as well.
    transaction.done.catch(() => undefined);
    const stores = { rounds: transaction.objectStore('rounds'), running: transaction.objectStore('running') };
    const known = new Map((await stores.rounds.getAll()).map((round) => [round.id, round]));
    await Promise.all([
      ...rounds.map((round) => stores.rounds.put(firstResult(known.get(round.id) ?? round, round))),
      ...rounds.map(({ id }) => stores.running.delete(id)),
      ...running.filter(({ id }) => !known.has(id)).map((fixture) => stores.running.put(fixture)),
      ...swaps.map((swap) => transaction.objectStore('swaps').put(swap)),
      transaction.done,
    ]);
    forget(this.#memory.rounds, rounds);
    forget(this.#memory.running, running);
    forget(this.#memory.swaps, swaps);
  }

  #hasMemory(): boolean {
    return Object.values(this.#memory).some(({ size }) => size > 0);
  }

  #changed(): void {
    this.#channel?.postMessage(null);
    this.refresh();
  }
}

type Entries = [RoundEntry[], RunningFixture[], Swap[]];

/** Removes entries that have not changed since they were stored. */
function forget<Entry extends { id: string }>(memory: Map<string, Entry>, stored: readonly Entry[]): void {
  for (const entry of stored) if (memory.get(entry.id) === entry) memory.delete(entry.id);
}

/** Returns the earlier result. Results of one time are ordered by text, so that all devices choose the same. */
function firstResult(a: RoundEntry, b: RoundEntry): RoundEntry {
  if (a.at !== b.at) return a.at < b.at ? a : b;
  return textOf(a) <= textOf(b) ? a : b;
}

/** Merges the rounds of several devices: each id once with its first result, ordered by id. */
export function mergeRounds(...devices: readonly (readonly RoundEntry[])[]): RoundEntry[] {
  const merged = new Map<string, RoundEntry>();
  for (const round of devices.flat()) {
    const known = merged.get(round.id);
    merged.set(round.id, known ? firstResult(known, round) : round);
  }
  return [...merged.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the same text for equal rounds in any order of their properties. */
function textOf(round: RoundEntry): string {
  return JSON.stringify(Object.entries(round).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
