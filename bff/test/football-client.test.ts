import {
  PLANS,
  SANDBOX_KEY,
  startSandbox,
  type Misbehaviour,
  type RunningSandbox,
} from '@soccer-legends/api-football-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RandomSource } from '../src/platform/environment/random-source.ts';
import { ApiFault, type ApiFaultKind } from '../src/features/sync/football/api-fault.ts';
import { Caller } from '../src/features/sync/api-football/client/caller.ts';
import { CircuitBreaker } from '../src/features/sync/api-football/client/circuit-breaker.ts';
import { FootballClient } from '../src/features/sync/api-football/client/football-client.ts';
import { accessTo } from '../src/features/sync/api-football/http/access.ts';
import { Transport } from '../src/features/sync/api-football/http/transport.ts';
import { keptMemory } from './fixtures/kept-memory.ts';
import { MemoryQuota } from './fixtures/memory-quota.ts';
import { PassingPause } from './fixtures/passing-pause.ts';
import { TestClock } from './fixtures/site.ts';

class HalfChance extends RandomSource {
  override next(): number {
    return 0.5;
  }
}

const signal = new AbortController().signal;
/** Shorter than the sandbox is slow; and what a loopback on a busy machine never needs. */
const HURRIED_MS = 250;
const PATIENT_MS = 10_000;

let sandbox: RunningSandbox;
let clock: TestClock;
let quota: MemoryQuota;
let pause: PassingPause;
let client: FootballClient;

beforeAll(async () => {
  sandbox = await startSandbox({ slowMs: 5 * HURRIED_MS });
});
afterAll(() => sandbox.close());

beforeEach(() => {
  sandbox.control.behave();
  clock = new TestClock();
  quota = new MemoryQuota();
  pause = new PassingPause(clock);
  client = clientOf(sandbox.url);
});

function clientOf(url: string, key = SANDBOX_KEY, patienceMs = PATIENT_MS): FootballClient {
  return new FootballClient(
    new Caller({
      access: () => Promise.resolve(accessTo(url, key)),
      transport: new Transport(patienceMs),
      quota,
      breaker: new CircuitBreaker(clock),
      pause,
      clock,
      chance: new HalfChance(),
    }),
  );
}

async function faultOf(call: Promise<unknown>): Promise<ApiFault> {
  const fault = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(fault instanceof ApiFault)) throw new Error(`There was no ApiFault, but ${String(fault)}.`);
  return fault;
}

describe('what the service knows arrives in strict types', () => {
  test('a page of players, in the order of their ids', async () => {
    const { items, pages } = await client.players(1, signal);
    expect(pages).toBeGreaterThan(3);
    expect(items).toHaveLength(250);
    expect(items[0]).toMatchObject({
      name: 'N. Butt',
      firstName: 'Nicky',
      nationality: 'England',
      born: 1975,
      photo: null,
    });
  });

  test('a player by last name, whatever its accents', async () => {
    const { items } = await client.searchPlayers('Källström', signal);
    expect(items.map(({ name, position }) => [name, position])).toEqual([['K. Källström', 'Midfielder']]);
  });

  test('teams with seasons, and the moves between them', async () => {
    const { id } = (await client.searchPlayers('Jagielka', signal)).items[0]!;
    const teams = await client.playerTeams(id, signal);
    expect(teams.find(({ team }) => team.name === 'Stoke City')?.seasons).toEqual([2022]);
    expect((await client.playerTransfers(id, signal)).map(({ date, to }) => [date, to?.name])).toContainEqual([
      '2007-07-01',
      'Everton',
    ]);
  });

  test('the rows of a season, with only the league among them as one', async () => {
    const { id } = (await client.searchPlayers('Jagielka', signal)).items[0]!;
    const season = await client.playerStatistics(id, 2007, signal);
    expect(season?.appearances.map(({ isLeague }) => isLeague)).toEqual([true, false, false]);
  });

  test('teams, coaches and what is used of the day', async () => {
    const [everton] = await client.searchTeams('Everton', signal);
    expect(everton).toMatchObject({ name: 'Everton', country: 'England', national: false, logo: null });
    expect(await client.team(everton!.id, signal)).toEqual(everton);
    const [coach] = await client.searchCoaches('guardiola', signal);
    expect(coach!.career[0]).toMatchObject({ team: { name: 'Barcelona' }, start: 2008, end: 2012 });
    expect(await client.coach(coach!.id, signal)).toEqual(coach);
    expect(await client.status(signal)).toMatchObject({ dailyLimit: PLANS.mega.perDay });
  });

  test('nobody is nobody', async () => {
    expect(await client.player(1, signal)).toBeUndefined();
    expect(await client.searchTeams('Banana Republic', signal)).toEqual([]);
    expect(await client.playerStatistics(1, 2020, signal)).toBeUndefined();
  });

  test('the limits of the headers are noted, and status costs no call', async () => {
    await client.status(signal);
    expect(quota.reserved).toBe(0);
    await client.players(1, signal);
    expect(quota.reserved).toBe(1);
    expect(quota.seen).toMatchObject({ dailyLimit: PLANS.mega.perDay, minuteLimit: PLANS.mega.perMinute });
    expect(quota.seen.minuteRemaining).toBeLessThan(PLANS.mega.perMinute);
  });
});

const FOR_EVER: [Misbehaviour, ApiFaultKind, ApiFault['advice'], number][] = [
  ['slow', 'timedOut', 'retryLater', 5],
  ['silent', 'timedOut', 'retryLater', 5],
  ['hang-up', 'unreachable', 'retryLater', 5],
  ['status-499', 'serverTrouble', 'retryLater', 5],
  ['status-500', 'serverTrouble', 'retryLater', 5],
  ['bug', 'serverTrouble', 'retryLater', 5],
  ['bug-in-errors', 'serverTrouble', 'retryLater', 5],
  ['html', 'unreadable', 'retryLater', 5],
  ['half-body', 'unreachable', 'retryLater', 5],
  ['giant-body', 'unreadable', 'retryLater', 5],
  ['gzip-bomb', 'unreadable', 'retryLater', 5],
  ['no-response', 'unreadable', 'retryLater', 5],
  ['minute-limit', 'minuteLimit', 'retryLater', 5],
  ['minute-limit-429', 'minuteLimit', 'retryLater', 5],
  ['day-limit', 'dayLimit', 'nextDay', 1],
  ['mirror-day-limit', 'dayLimit', 'nextDay', 1],
  ['suspended', 'suspended', 'stopRun', 1],
  ['bad-token', 'badKey', 'stopRun', 1],
  ['bad-token-403', 'badKey', 'stopRun', 1],
  ['address-refused', 'addressRefused', 'stopRun', 1],
  ['not-subscribed', 'notSubscribed', 'stopRun', 1],
  ['plan-season', 'planLimit', 'neverRetry', 1],
  ['plan-page', 'planLimit', 'neverRetry', 1],
  ['errors-in-list', 'planLimit', 'neverRetry', 1],
];

describe('a service that misbehaves', () => {
  test.each(FOR_EVER)('%s is %s: %s, after %i calls', async (misbehaviour, kind, advice, calls) => {
    sandbox.control.misbehave(misbehaviour);
    const before = sandbox.control.calls.length;
    const asker = kind === 'timedOut' ? clientOf(sandbox.url, SANDBOX_KEY, HURRIED_MS) : client;
    const fault = await faultOf(asker.players(1, signal));
    expect([fault.kind, fault.advice]).toEqual([kind, advice]);
    expect(sandbox.control.calls.length - before).toBe(calls);
    expect(quota.reserved).toBe(calls);
    expect(fault.message).not.toContain(SANDBOX_KEY);
  });

  test.each(['slow', 'hang-up', 'status-499', 'html', 'half-body', 'gzip-bomb', 'minute-limit'] as const)(
    'twice %s and then not is an answer',
    async (misbehaviour) => {
      sandbox.control.misbehave(misbehaviour, 2);
      const asker = misbehaviour === 'slow' ? clientOf(sandbox.url, SANDBOX_KEY, HURRIED_MS) : client;
      expect((await asker.players(1, signal)).items).toHaveLength(250);
    },
  );

  test('attempts are further and further apart', async () => {
    sandbox.control.misbehave('status-500');
    await faultOf(client.players(1, signal));
    expect(pause.waits).toEqual([500, 1000, 2000, 4000]);
  });

  test('what the service asks to wait is waited', async () => {
    sandbox.control.misbehave('minute-limit-429', 1);
    await client.players(1, signal);
    expect(pause.waits).toEqual([7000]);
    expect(quota.usedUp).toEqual(['minute']);
  });

  test.each<[string, () => void]>([
    ['a reservation', () => (quota.reserve = () => Promise.reject(new ApiFault('dayLimit', 'None is left.')))],
    [
      'the wait that it asks for',
      () => {
        quota.reserve = () => Promise.resolve({ waitMs: 6500 });
        pause.wait = (ms) => Promise.reject(new ApiFault('dayLimit', `${ms} ms are too long.`));
      },
    ],
  ])('nobody is asked before %s', async (_what, refuse) => {
    refuse();
    const before = sandbox.control.calls.length;
    expect((await faultOf(client.players(1, signal))).kind).toBe('dayLimit');
    expect(sandbox.control.calls).toHaveLength(before);
  });

  test('limits that the service tells in a refusal are kept for everybody', async () => {
    sandbox.control.misbehave('day-limit');
    await faultOf(client.players(1, signal));
    expect(quota.usedUp).toEqual(['day']);
  });

  test('after five failures nobody asks for a minute; then one does, and if that goes well, all may', async () => {
    sandbox.control.misbehave('hang-up');
    await faultOf(client.players(1, signal));
    const before = sandbox.control.calls.length;
    const resting = await faultOf(client.players(1, signal));
    expect(resting.kind).toBe('resting');
    expect(resting.retryAt).toEqual(new Date(clock.now().getTime() + 60_000));
    expect(sandbox.control.calls.length).toBe(before);

    clock.advance(60_000);
    sandbox.control.behave();
    expect((await client.players(1, signal)).items).toHaveLength(250);
  });

  test('where that one fails too, it rests again', async () => {
    sandbox.control.misbehave('hang-up');
    await faultOf(client.players(1, signal));
    clock.advance(60_000);
    const before = sandbox.control.calls.length;
    expect((await faultOf(client.players(1, signal))).kind).toBe('resting');
    expect(sandbox.control.calls.length - before).toBe(1);
  });

  test('a server that is not there cannot be reached', async () => {
    expect((await faultOf(clientOf('http://127.0.0.1:9').players(1, signal))).kind).toBe('unreachable');
  });

  test('whoever stops waiting gets an end at once', async () => {
    sandbox.control.misbehave('silent');
    const leaving = new AbortController();
    const call = client.players(1, leaving.signal);
    leaving.abort();
    await expect(call).rejects.toThrow('aborted');
  });
});

describe('questions that the service would refuse', () => {
  test.each([
    ['a search that is too short', () => client.searchPlayers('Bo', signal)],
    ['an empty search', () => client.searchTeams('日本', signal)],
  ])('%s is refused once and not repeated', async (_case, ask) => {
    const fault = await faultOf(ask());
    expect([fault.kind, fault.advice]).toEqual(['badRequest', 'neverRetry']);
    expect(quota.reserved).toBe(1);
  });

  test('a wrong key stops everything and is in no message', async () => {
    const fault = await faultOf(clientOf(sandbox.url, 'wrong-secret-key').players(1, signal));
    expect(fault.kind).toBe('badKey');
    expect(JSON.stringify([fault.message, fault.stack, fault])).not.toContain('wrong-secret-key');
  });
});

describe('answers that mean harm, or are careless', () => {
  test('names of a megabyte, marks that turn text and script as picture are made harmless', async () => {
    sandbox.control.misbehave('hostile-data');
    const { items } = await client.searchPlayers('jagielka', signal);
    expect(items[0]!.name.length).toBeLessThanOrEqual(120);
    expect(items[0]!.name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(items[0]!.photo).toBeNull();
  });

  test('nulls, text for numbers, missing keys and doubles break nothing', async () => {
    const { id } = (await client.searchPlayers('Bilyaletdinov', signal)).items[0]!;
    const [teams, moves] = [await client.playerTeams(id, signal), await client.playerTransfers(id, signal)];
    sandbox.control.misbehave('odd-data');
    const { items } = await client.searchPlayers('Bilyaletdinov', signal);
    expect(items).toEqual([expect.objectContaining({ id, firstName: null, born: null, position: null })]);
    expect(new Set((await client.playerTeams(id, signal)).map((known) => JSON.stringify(known)))).toEqual(
      new Set(teams.map((known) => JSON.stringify(known))),
    );
    expect(await client.playerTransfers(id, signal)).toEqual(moves);
  });

  test('fifty megabytes and a hundred packed small leave no trace in the memory', async () => {
    const before = keptMemory();
    for (const kind of ['giant-body', 'gzip-bomb'] as const) {
      sandbox.control.misbehave(kind);
      await faultOf(client.players(1, signal));
    }
    // The sandbox is in this process too, and lets go of what nobody took only when it hears of it.
    await expect.poll(() => keptMemory() - before).toBeLessThan(20 * 1024 * 1024);
  });
});

describe('two ways in', () => {
  test.each([
    ['https://v3.football.api-sports.io', 'https://v3.football.api-sports.io', { 'x-apisports-key': 'KEY' }],
    [
      'https://api-football-v1.p.rapidapi.com/',
      'https://api-football-v1.p.rapidapi.com/v3',
      { 'x-rapidapi-key': 'KEY', 'x-rapidapi-host': 'api-football-v1.p.rapidapi.com' },
    ],
    [
      'https://api-football-v1.p.rapidapi.com/v3',
      'https://api-football-v1.p.rapidapi.com/v3',
      { 'x-rapidapi-key': 'KEY', 'x-rapidapi-host': 'api-football-v1.p.rapidapi.com' },
    ],
  ])('%s is asked at %s with its own headers', (url, baseUrl, headers) => {
    expect(accessTo(url, 'KEY')).toEqual({ baseUrl, headers, key: 'KEY' });
  });

  test('one call at a time, in the order they came', async () => {
    const before = sandbox.control.calls.length;
    await Promise.all([client.players(3, signal), client.players(1, signal), client.players(2, signal)]);
    expect(sandbox.control.calls.slice(before)).toEqual([3, 1, 2].map((page) => `/players/profiles?page=${page}`));
  });
});
