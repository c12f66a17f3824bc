import type { Swap } from './swap.ts';
import { type LedgerDatabase, openLedgerDatabase, type RunningFixture, STORES } from './ledger-database.ts';
import type { RoundEntry } from './round-entry.ts';

/** Notifies other tabs of this browser; in a page, a `BroadcastChannel`. */
export interface LedgerChannel {
  postMessage(message: null): void;
  addEventListener(type: 'message', listener: () => void): void;
}

export interface LedgerParts {
  open?: (onLost: () => void) => Promise<LedgerDatabase>;
  /** Undefined if the browser has no `BroadcastChannel`. Changes in other tabs then stay unnoticed. */
  channel?: LedgerChannel | undefined;
  onError?: (error: unknown) => void;
}

/** This browser's rounds and swaps. Calls never reject: what cannot be stored stays in memory. */
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

  constructor({ open = openLedgerDatabase, channel, onError = () => undefined }: LedgerParts = {}) {
    this.#open = open;
    this.#onError = onError;
    this.#channel = channel;
    channel?.addEventListener('message', () => this.#notify());
  }

  /** Whether some data is only in memory. */
  get hasUnsaved(): boolean {
    return Object.values(this.#memory).some(({ size }) => size > 0);
  }

  /** Calls the listener after every change, including those in other tabs. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async rounds(): Promise<RoundEntry[]> {
    const stored = await this.#try((database) => database.getAll('rounds'));
    return [...(stored ?? []), ...this.#memory.rounds.values()];
  }

  async round(id: string): Promise<RoundEntry | undefined> {
    return this.#memory.rounds.get(id) ?? (await this.#try((database) => database.get('rounds', id)));
  }

  /** Records a finished round, unless its id has a result. Returns the result that counts, which is the first one. */
  async finish(entry: RoundEntry): Promise<RoundEntry> {
    const first = await this.#try(async (database) => {
      const transaction = beginWrite(database);
      const rounds = transaction.objectStore('rounds');
      const known = await rounds.get(entry.id);
      await Promise.all([
        known ? undefined : rounds.put(entry),
        transaction.objectStore('running').delete(entry.id),
        transaction.done,
      ]);
      return known ?? entry;
    });
    this.#memory.running.delete(entry.id);
    const counted = first ?? this.#memory.rounds.get(entry.id) ?? entry;
    if (!first) this.#memory.rounds.set(entry.id, counted);
    this.#changed();
    return counted;
  }

  /** Adds the rounds of another device. If both have a round, the earlier result remains. */
  async merge(others: readonly RoundEntry[]): Promise<void> {
    const rounds = mergeRounds(others);
    const kept = await this.#try(async (database) => {
      const transaction = beginWrite(database);
      const stored = transaction.objectStore('rounds');
      const known = new Map((await stored.getAll()).map((round) => [round.id, round]));
      const writes = rounds.flatMap((round) => [
        stored.put(firstResult(known.get(round.id) ?? round, round)),
        transaction.objectStore('running').delete(round.id),
      ]);
      await Promise.all([...writes, transaction.done]);
      return true;
    });
    for (const round of rounds) {
      const known = this.#memory.rounds.get(round.id);
      if (kept) this.#memory.running.delete(round.id);
      if (known || !kept) this.#memory.rounds.set(round.id, firstResult(known ?? round, round));
    }
    this.#changed();
  }

  async swaps(): Promise<Swap[]> {
    const stored = await this.#try((database) => database.getAll('swaps'));
    return [...(stored ?? []), ...this.#memory.swaps.values()];
  }

  /** Stores swaps, each once. Returns how many of them were new. */
  async addSwaps(swaps: readonly Swap[]): Promise<number> {
    const unknown = swaps.filter(({ id }) => !this.#memory.swaps.has(id));
    const added = await this.#try(async (database) => {
      const { store, done } = database.transaction('swaps', 'readwrite');
      done.catch(() => undefined);
      const known = new Set(await store.getAllKeys());
      const further = unknown.filter(({ id }) => !known.has(id));
      await Promise.all([...further.map((swap) => store.put(swap)), done]);
      return further.length;
    });
    if (added === undefined) for (const swap of unknown) this.#memory.swaps.set(swap.id, swap);
    this.#changed();
    return added ?? unknown.length;
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
    return this.#memory.running.get(id) ?? (await this.#try((database) => database.get('running', id)));
  }

  /** Saves a running fixture, unless its id has a result. */
  async keep(fixture: RunningFixture): Promise<void> {
    const kept = await this.#try(async (database) => {
      const transaction = beginWrite(database);
      const known = await transaction.objectStore('rounds').getKey(fixture.id);
      await Promise.all([known === undefined && transaction.objectStore('running').put(fixture), transaction.done]);
      return true;
    });
    if (kept) this.#memory.running.delete(fixture.id);
    else if (!this.#memory.rounds.has(fixture.id)) this.#memory.running.set(fixture.id, fixture);
  }

  /** Deletes the running fixtures that began before yesterday. @param today the number of a matchday */
  async dropBefore(today: number): Promise<void> {
    const isOver = ({ begunOn }: RunningFixture): boolean => begunOn < today - 1;
    for (const fixture of this.#memory.running.values()) if (isOver(fixture)) this.#memory.running.delete(fixture.id);
    await this.#try(async (database) => {
      const { store, done } = database.transaction('running', 'readwrite');
      const over = (await store.getAll()).filter(isOver);
      await Promise.all([...over.map(({ id }) => store.delete(id)), done]);
    });
  }

  async #try<Value>(action: (database: LedgerDatabase) => Promise<Value>): Promise<Value | undefined> {
    try {
      this.#database ??= this.#open(() => (this.#database = undefined));
      return await action(await this.#database);
    } catch (error) {
      this.#database = undefined;
      this.#onError(error);
      return undefined;
    }
  }

  #changed(): void {
    this.#channel?.postMessage(null);
    this.#notify();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function beginWrite(database: LedgerDatabase) {
  const transaction = database.transaction(['rounds', 'running'], 'readwrite');
  // If the transaction aborts, `done` rejects before it is awaited. The request rejects as well.
  transaction.done.catch(() => undefined);
  return transaction;
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
