import { openDB } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { Ledger } from './ledger.ts';
import { openLedgerDatabase, type LedgerDatabase, type RunningFixture } from './ledger-database.ts';
import { roundEntry } from '../testing/rounds.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';

fakeIndexedDb();

const ID = 'd147/memo-game';
const fixture = (changes: Partial<RunningFixture> = {}): RunningFixture => ({
  id: ID,
  late: false,
  begunOn: 147,
  game: undefined,
  ...changes,
});

/** Simulates a browser that opens no database, as in some private windows. */
const blocked = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));

describe('a finished round', () => {
  test('is kept after the page closes', async () => {
    await new Ledger().finish(roundEntry(ID));
    expect(await new Ledger().rounds()).toEqual([roundEntry(ID)]);
  });

  test('keeps its first result', async () => {
    const ledger = new Ledger();
    await ledger.finish(roundEntry(ID, { score: 40, outcome: 'lose' }));
    expect(await ledger.finish(roundEntry(ID, { score: 100 }))).toMatchObject({ score: 40, outcome: 'lose' });
    expect(await ledger.rounds()).toHaveLength(1);
  });

  test('counts once if two tabs finish it at the same time', async () => {
    const tabs = [new Ledger(), new Ledger()];
    const counted = await Promise.all(tabs.map((tab, score) => tab.finish(roundEntry(ID, { score }))));
    expect(counted[0]).toEqual(counted[1]);
    expect(await tabs[0]!.rounds()).toEqual([counted[0]]);
  });

  test('stops being a running fixture in the same transaction', async () => {
    const ledger = new Ledger();
    await ledger.keep(fixture());
    await ledger.finish(roundEntry(ID));
    expect(await ledger.running(ID)).toBeUndefined();
    // A late save from the other tab must not reopen the fixture.
    await new Ledger().keep(fixture());
    expect(await ledger.running(ID)).toBeUndefined();
  });

  test('is announced to the other tabs', async () => {
    const heard = vi.fn();
    const listeners: (() => void)[] = [];
    const channel = { postMessage: () => listeners.forEach((listener) => listener()), addEventListener: vi.fn() };
    const other = new Ledger({ channel: { ...channel, addEventListener: (_, listener) => listeners.push(listener) } });
    other.subscribe(heard);
    await new Ledger({ channel }).finish(roundEntry(ID));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['300', 300, 290],
  ['90 kB', 22, 4000],
])('keeps the moves of the latest rounds, at most %s', async (_limit, count, size) => {
  const ledger = new Ledger();
  const bytes = new Uint8Array(size);
  const last = count + 1;
  for (let at = 0; at <= last; at += 1) await ledger.record({ id: `d${at}/cups`, at, bytes, isShareable: true });
  expect(await ledger.recording('d1/cups')).toBeUndefined();
  expect(await ledger.recording('d2/cups')).toMatchObject({ at: 2, bytes });
  expect(await ledger.recording(`d${last}/cups`)).toMatchObject({ at: last });
  await ledger.clear();
  expect(await ledger.recording(`d${last}/cups`)).toBeUndefined();
});

describe('a finished fixture', () => {
  const game = {
    version: '1.0.0',
    options: {},
    game: { deal: 1, seed: 2, moves: [3], timers: {}, timeScale: 1 },
    savedAt: 4,
  };

  test('keeps its moves for the results, and is no longer unfinished', async () => {
    const ledger = new Ledger();
    await ledger.keep(fixture());
    await ledger.keep(fixture({ id: 'd147/cups' }));
    await ledger.finish(roundEntry(ID), fixture({ game }));
    expect((await new Ledger().running(ID))?.game).toEqual(game);
    expect((await new Ledger().unfinished()).map(({ id }) => id)).toEqual(['d147/cups']);
  });

  test('keeps the moves of the result that counts', async () => {
    const ledger = new Ledger();
    await ledger.finish(roundEntry(ID), fixture({ game }));
    await ledger.finish(roundEntry(ID, { at: 9 }), fixture({ game: { ...game, version: '2.0.0' } }));
    expect((await ledger.running(ID))?.game?.version).toBe('1.0.0');
  });

  test('keeps its moves in memory while the database is blocked, and stores them afterwards', async () => {
    let isBlocked = true;
    const ledger = new Ledger({ open: (onLost) => (isBlocked ? blocked() : openLedgerDatabase(onLost)) });
    await ledger.finish(roundEntry(ID), fixture({ game }));
    expect((await ledger.running(ID))?.game).toEqual(game);
    isBlocked = false;
    await ledger.rounds();
    expect((await new Ledger().running(ID))?.game).toEqual(game);
  });
});

describe('a running fixture', () => {
  test('survives closing the browser', async () => {
    await new Ledger().keep(fixture({ begunOn: 147 }));
    expect(await new Ledger().running(ID)).toEqual(fixture());
  });

  test.each([
    ['its day', 147, true],
    ['the next day', 148, true],
    ['the day after', 149, false],
    ['a clock that was set back', 140, true],
  ])('on %s is kept: %s', async (_title, today, isThere) => {
    const ledger = new Ledger();
    await ledger.keep(fixture());
    await ledger.dropBefore(today);
    expect((await ledger.running(ID)) !== undefined).toBe(isThere);
  });
});

describe('the rounds of another device', () => {
  test('are added, and the earlier result of a round wins', async () => {
    const ledger = new Ledger();
    await ledger.finish(roundEntry(ID, { at: 5 }));
    await ledger.finish(roundEntry('d146/memo-game', { at: 5 }));
    await ledger.merge([
      roundEntry(ID, { at: 4, outcome: 'lose' }),
      roundEntry('d146/memo-game', { at: 6, outcome: 'lose' }),
      roundEntry('d145/memo-game', { at: 1 }),
    ]);
    const rounds = await new Ledger().rounds();
    expect(rounds.map(({ id, at }) => [id, at])).toEqual([
      ['d145/memo-game', 1],
      ['d146/memo-game', 5],
      [ID, 4],
    ]);
  });

  test('remove the running fixtures that they finish', async () => {
    const ledger = new Ledger();
    await ledger.keep(fixture());
    await ledger.merge([roundEntry(ID)]);
    expect(await ledger.running(ID)).toBeUndefined();
  });

  test('are kept in memory if there is no database', async () => {
    const ledger = new Ledger({ open: blocked });
    await ledger.finish(roundEntry(ID, { at: 5 }));
    await ledger.merge([roundEntry(ID, { at: 4 }), roundEntry('d146/memo-game')]);
    expect((await ledger.rounds()).map(({ id, at }) => [id, at])).toEqual([
      [ID, 4],
      ['d146/memo-game', 0],
    ]);
  });

  test('replace a later result that was kept in memory while the database was blocked', async () => {
    let isBlocked = true;
    const ledger = new Ledger({ open: (onLost) => (isBlocked ? blocked() : openLedgerDatabase(onLost)) });
    await ledger.finish(roundEntry(ID, { at: 5 }));
    isBlocked = false;
    await ledger.merge([roundEntry(ID, { at: 4 })]);
    expect(await ledger.round(ID)).toMatchObject({ at: 4 });
  });
});

test('a merged round ends the fixture that was kept in memory while the database was blocked', async () => {
  let isBlocked = true;
  const ledger = new Ledger({ open: (onLost) => (isBlocked ? blocked() : openLedgerDatabase(onLost)) });
  await ledger.keep(fixture());
  isBlocked = false;
  await ledger.merge([roundEntry(ID)]);
  expect(await ledger.running(ID)).toBeUndefined();
  expect(ledger.hasUnsaved).toBe(false);
});

test('a cleared ledger has no rounds and no running fixtures', async () => {
  const ledger = new Ledger();
  await ledger.finish(roundEntry('d146/memo-game'));
  await ledger.keep(fixture());
  await ledger.clear();
  expect(await new Ledger().rounds()).toEqual([]);
  expect(await new Ledger().running(ID)).toBeUndefined();
});

describe('a swap', () => {
  const swap = { id: 'given/code', at: 1 };

  test.each<[string, ConstructorParameters<typeof Ledger>[0]]>([
    ['in the database', {}],
    ['in memory, where there is no database', { open: blocked }],
  ])('is kept once %s, and deleted with the season', async (_where, parts) => {
    const ledger = new Ledger(parts);
    expect(await ledger.addSwaps([swap])).toBe(1);
    expect(
      await ledger.addSwaps([
        { ...swap, at: 2 },
        { id: 'received/code', at: 3 },
      ]),
    ).toBe(1);
    expect(await ledger.swaps()).toEqual([swap, { id: 'received/code', at: 3 }]);
    await ledger.clear();
    expect(await ledger.swaps()).toEqual([]);
  });

  test('is stored in a database that an older version of the site created', async () => {
    const older = await openDB('sl', 1, {
      upgrade(database) {
        database.createObjectStore('rounds', { keyPath: 'id' });
        database.createObjectStore('running', { keyPath: 'id' });
      },
    });
    await older.put('rounds', roundEntry(ID));
    older.close();
    const ledger = new Ledger();
    await ledger.addSwaps([swap]);
    expect([await ledger.rounds(), await ledger.swaps(), ledger.hasUnsaved]).toEqual([[roundEntry(ID)], [swap], false]);
  });
});

test('a running fixture in the database is not reported as unsaved', async () => {
  const ledger = new Ledger();
  await ledger.keep(fixture());
  expect(ledger.hasUnsaved).toBe(false);
});

describe('a browser without a database', () => {
  test('keeps rounds and fixtures until the page is left, and reports that they are unsaved', async () => {
    const ledger = new Ledger({ open: blocked });
    expect(ledger.hasUnsaved).toBe(false);
    await ledger.keep(fixture());
    expect(await ledger.running(ID)).toEqual(fixture());
    await ledger.finish(roundEntry(ID));
    expect(await ledger.finish(roundEntry(ID, { score: 1 }))).toEqual(roundEntry(ID));
    expect(await ledger.rounds()).toEqual([roundEntry(ID)]);
    expect(await ledger.running(ID)).toBeUndefined();
    expect(ledger.hasUnsaved).toBe(true);
    expect(await new Ledger({ open: blocked }).rounds()).toEqual([]);
  });

  test('keeps no running fixture of a finished round', async () => {
    const ledger = new Ledger({ open: blocked });
    await ledger.finish(roundEntry(ID));
    await ledger.keep(fixture());
    expect(await ledger.running(ID)).toBeUndefined();
  });

  test('drops fixtures that were begun before yesterday', async () => {
    const ledger = new Ledger({ open: blocked });
    await ledger.keep(fixture());
    await ledger.dropBefore(149);
    expect(await ledger.running(ID)).toBeUndefined();
  });
});

test('keeps a round in memory if the disk is full, beside those on the disk', async () => {
  await new Ledger().finish(roundEntry('d146/memo-game'));
  const full = async () => {
    const database = await openDB('sl');
    const begin = database.transaction.bind(database) as (...call: unknown[]) => never;
    vi.spyOn(database, 'transaction').mockImplementation((...call: unknown[]) => {
      if (call[1] === 'readwrite') throw new DOMException('There is no space left.', 'QuotaExceededError');
      return begin(...call);
    });
    return database as unknown as LedgerDatabase;
  };
  const errors: unknown[] = [];
  const ledger = new Ledger({ open: full, onError: (error) => errors.push(error) });
  await ledger.finish(roundEntry(ID));
  expect((await ledger.rounds()).map(({ id }) => id)).toEqual(['d146/memo-game', ID]);
  expect(errors).toHaveLength(1);
});

describe('a passing fault of the database', () => {
  test('repeats a call on a new connection if the browser ended the last one', async () => {
    const opened: LedgerDatabase[] = [];
    const errors: unknown[] = [];
    const open = async (onLost: () => void) => {
      opened.push(await openLedgerDatabase(onLost));
      return opened.at(-1)!;
    };
    const ledger = new Ledger({ open, onError: (error) => errors.push(error) });
    await ledger.finish(roundEntry('d146/memo-game'));
    opened[0]!.close();
    await ledger.finish(roundEntry(ID));
    opened[1]!.close();
    expect((await ledger.rounds()).map(({ id }) => id)).toEqual(['d146/memo-game', ID]);
    expect([ledger.fault, errors, opened.length]).toEqual([undefined, [], 3]);
  });

  test('reads again if the browser aborts a transaction, and leaves no rejection unhandled', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const ledger = new Ledger();
    await ledger.finish(roundEntry(ID));
    const { transaction } = IDBDatabase.prototype;
    const aborting = vi.spyOn(IDBDatabase.prototype, 'transaction');
    for (const read of [() => ledger.rounds(), () => ledger.swaps(), () => ledger.unfinished()]) {
      aborting.mockImplementationOnce(function (this: IDBDatabase, ...parameters) {
        const aborted = transaction.apply(this, parameters);
        queueMicrotask(() => aborted.abort());
        return aborted;
      });
      await read();
    }
    expect(await ledger.rounds()).toEqual([roundEntry(ID)]);
    await new Promise(setImmediate);
    process.off('unhandledRejection', unhandled);
    expect([unhandled.mock.calls, ledger.fault]).toEqual([[], undefined]);
  });

  test('stores what was kept in memory at the next call', async () => {
    let isBlocked = true;
    const ledger = new Ledger({ open: (onLost) => (isBlocked ? blocked() : openLedgerDatabase(onLost)) });
    await ledger.finish(roundEntry(ID, { at: 5 }));
    await ledger.keep(fixture({ id: 'd147/cups' }));
    await ledger.addSwaps([{ id: 'given/code', at: 1 }]);
    expect(ledger.fault).toBe('matchday.unsaved');
    isBlocked = false;
    await ledger.round('another round');
    expect(ledger.fault).toBeUndefined();
    const later = new Ledger();
    expect(await later.rounds()).toEqual([roundEntry(ID, { at: 5 })]);
    expect(await later.running('d147/cups')).toEqual(fixture({ id: 'd147/cups' }));
    expect(await later.swaps()).toEqual([{ id: 'given/code', at: 1 }]);
  });

  test('does not replace an earlier result of another tab by one from memory', async () => {
    let isBlocked = true;
    const ledger = new Ledger({ open: (onLost) => (isBlocked ? blocked() : openLedgerDatabase(onLost)) });
    await ledger.finish(roundEntry(ID, { at: 5 }));
    await new Ledger().finish(roundEntry(ID, { at: 4 }));
    isBlocked = false;
    expect(await ledger.rounds()).toEqual([roundEntry(ID, { at: 4 })]);
  });

  test('is reported, because the content of a database of a newer version is unknown', async () => {
    (await openDB('sl', 99)).close();
    const ledger = new Ledger();
    expect([await ledger.rounds(), ledger.fault]).toEqual([[], 'matchday.unreadable']);
  });
});

test('uses the storage again after it was cleared while the page is open', async () => {
  const ledger = new Ledger();
  await ledger.finish(roundEntry('d146/memo-game'));
  await new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('sl');
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  expect(await ledger.rounds()).toEqual([]);
  await ledger.finish(roundEntry(ID));
  expect(await new Ledger().rounds()).toEqual([roundEntry(ID)]);
});
