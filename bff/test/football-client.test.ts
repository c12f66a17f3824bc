import {
  PLANS,
  SANDBOX_KEY,
  startSandbox,
  type Misbehavior,
  type RunningSandbox,
} from '@soccer-legends/api-football-sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RandomSource } from '../src/platform/environment/random-source.ts';
import { ApiError, type ApiErrorKind } from '../src/features/football-api/wire/api-error.ts';
import { STATUS, type ApiCaller } from '../src/features/football-api/client/api-football-client.ts';
import type { SeasonAnswer } from '../src/features/football-api/facts/career-reader.ts';
import type { ApiTeamSeasons, ApiTransfer } from '../src/features/football-api/wire/teams.ts';
import { NotFoundInService, type FootballFacts } from '../src/features/football-api/facts/football-facts.ts';
import { createApiAccess } from '../src/features/football-api/client/api-connection.ts';
import { retainedMemory } from './fixtures/retained-memory.ts';
import { newPlayer } from './fixtures/fake-football.ts';
import { callerTo, factsFrom } from './fixtures/football-service.ts';
import { MemoryQuotaUsage } from './fixtures/memory-quota-usage.ts';
import { RecordingClock } from './fixtures/recording-clock.ts';

class HalfRandom extends RandomSource {
  override next(): number {
    return 0.5;
  }
}

const signal = new AbortController().signal;
/** Shorter than the delay of the slow sandbox. */
const SHORT_TIMEOUT_MS = 250;
/** Longer than any call over the loopback interface takes. */
const LONG_TIMEOUT_MS = 10_000;

let sandbox: RunningSandbox;
let clock: RecordingClock;
let quota: MemoryQuotaUsage;
let client: FootballFacts;

beforeAll(async () => {
  sandbox = await startSandbox({ slowMs: 5 * SHORT_TIMEOUT_MS });
});
afterAll(() => sandbox.close());

beforeEach(() => {
  sandbox.control.behave();
  clock = new RecordingClock();
  quota = new MemoryQuotaUsage();
  client = clientOf(sandbox.url);
});

function clientOf(url: string, key = SANDBOX_KEY, timeoutMs = LONG_TIMEOUT_MS): FootballFacts {
  return factsFrom(callerOf(url, key, timeoutMs), clock);
}

function callerOf(url: string, key = SANDBOX_KEY, timeoutMs = LONG_TIMEOUT_MS): ApiCaller {
  return callerTo({ url, quota, clock, key, timeoutMs, random: new HalfRandom() });
}

/** Returns the answers about the only player with the name. */
async function answersOf(name: string): Promise<{
  teams: readonly ApiTeamSeasons[];
  transfers: readonly ApiTransfer[];
  seasons: readonly SeasonAnswer[];
}> {
  const [found] = await client.searchPlayers(name, signal);
  const { answers } = await client.player(found!, signal);
  return {
    teams: answers.flatMap((answer) => (answer.kind === 'teams' ? answer.teams : [])),
    transfers: answers.flatMap((answer) => (answer.kind === 'transfers' ? answer.transfers : [])),
    seasons: answers.filter((answer) => answer.kind === 'season'),
  };
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}.`);
  return error;
}

describe('the client returns strict types for', () => {
  test('a page of players, by id', async () => {
    const { items, pages } = await client.profiles(1, signal);
    expect(pages).toBeGreaterThan(3);
    expect(items).toHaveLength(250);
    expect(items[0]).toMatchObject({
      name: 'W. Brown',
      firstName: 'Wes',
      nationality: 'England',
      born: 1979,
      photo: null,
    });
  });

  test('a search by last name, with accents', async () => {
    const items = await client.searchPlayers('Källström', signal);
    expect(items.map(({ name, position }) => [name, position])).toEqual([['K. Källström', 'Midfielder']]);
  });

  test('teams with seasons, the transfers between them, and the statistics of a season, of which one row is a league', async () => {
    const { teams, transfers, seasons } = await answersOf('Jagielka');
    expect(teams.find(({ team }) => team.name === 'Stoke City')?.seasons).toEqual([2022]);
    expect(transfers.map(({ date, to }) => [date, to?.name])).toContainEqual(['2007-07-01', 'Everton']);
    const { appearances } = seasons.find(({ season }) => season === 2007)!;
    expect(appearances.map(({ isLeague }) => isLeague)).toEqual([true, false, false]);
  });

  test('teams and coaches', async () => {
    const [everton] = await client.searchTeams('Everton', signal);
    expect(everton).toMatchObject({ name: 'Everton', country: 'England', national: false, logo: null });
    expect(await client.team(everton!.apiId, signal)).toEqual(everton);
    const [coach] = await client.searchCoaches('guardiola', signal);
    expect(coach!.career[0]).toMatchObject({ team: { name: 'Barcelona' }, start: 2008, end: 2012 });
    expect(await client.coach(coach!.apiId, signal)).toEqual(coach);
  });

  test('unknown ids and names', async () => {
    await expect(client.profile(1, signal)).rejects.toThrow(NotFoundInService);
    expect(await client.searchTeams('Banana Republic', signal)).toEqual([]);
    expect((await client.player(newPlayer(1), signal)).answers).toEqual([{ kind: 'teams', teams: [] }]);
  });

  test('rate limit headers, which it records, and the free status call', async () => {
    await callerOf(sandbox.url).call(STATUS, signal);
    expect(quota.reserved).toBe(0);
    expect(quota.reported).toMatchObject({ dailyLimit: PLANS.mega.perDay });
    await client.profiles(1, signal);
    expect(quota.reserved).toBe(1);
    expect(quota.reported).toMatchObject({ dailyLimit: PLANS.mega.perDay, minuteLimit: PLANS.mega.perMinute });
    expect(quota.reported.minuteRemaining).toBeLessThan(PLANS.mega.perMinute);
  });
});

const PERMANENT: [Misbehavior, ApiErrorKind, ApiError['advice'], number][] = [
  ['slow', 'timedOut', 'retryLater', 5],
  ['silent', 'timedOut', 'retryLater', 5],
  ['hang-up', 'unreachable', 'retryLater', 5],
  ['status-499', 'serverError', 'retryLater', 5],
  ['status-500', 'serverError', 'retryLater', 5],
  ['bug', 'serverError', 'retryLater', 5],
  ['bug-in-errors', 'serverError', 'retryLater', 5],
  ['html', 'invalidResponse', 'retryLater', 5],
  ['half-body', 'unreachable', 'retryLater', 5],
  ['giant-body', 'invalidResponse', 'retryLater', 5],
  ['gzip-bomb', 'invalidResponse', 'retryLater', 5],
  ['no-response', 'invalidResponse', 'retryLater', 5],
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

describe('a failing service', () => {
  test.each(PERMANENT)('%s throws %s with the advice %s after %i calls', async (misbehavior, kind, advice, calls) => {
    sandbox.control.misbehave(misbehavior);
    const before = sandbox.control.calls.length;
    const caller = kind === 'timedOut' ? clientOf(sandbox.url, SANDBOX_KEY, SHORT_TIMEOUT_MS) : client;
    const error = await errorOf(caller.profiles(1, signal));
    expect([error.kind, error.advice]).toEqual([kind, advice]);
    expect(sandbox.control.calls.length - before).toBe(calls);
    expect(quota.reserved).toBe(calls);
    expect(error.message).not.toContain(SANDBOX_KEY);
  });

  test.each(['slow', 'hang-up', 'status-499', 'html', 'half-body', 'gzip-bomb', 'minute-limit'] as const)(
    'a call succeeds after %s twice',
    async (misbehavior) => {
      sandbox.control.misbehave(misbehavior, 2);
      const caller = misbehavior === 'slow' ? clientOf(sandbox.url, SANDBOX_KEY, SHORT_TIMEOUT_MS) : client;
      expect((await caller.profiles(1, signal)).items).toHaveLength(250);
    },
  );

  test('delays between attempts grow exponentially', async () => {
    sandbox.control.misbehave('status-500');
    await errorOf(client.profiles(1, signal));
    expect(clock.waits).toEqual([500, 1000, 2000, 4000]);
  });

  test('waits as long as Retry-After requests', async () => {
    sandbox.control.misbehave('minute-limit-429', 1);
    await client.profiles(1, signal);
    expect(clock.waits).toEqual([7000]);
    expect(quota.exhausted).toEqual(['minute']);
  });

  test.each<[string, () => void]>([
    ['a reservation', () => (quota.reserve = () => Promise.reject(new ApiError('dayLimit')))],
    [
      'the delay before a reservation',
      () => {
        quota.reserve = () => Promise.resolve({ waitMs: 6500 });
        clock.wait = (ms) => Promise.reject(new ApiError('dayLimit', `${ms} ms are too long.`));
      },
    ],
  ])('sends no call without %s', async (_what, refuse) => {
    refuse();
    const before = sandbox.control.calls.length;
    expect((await errorOf(client.profiles(1, signal))).kind).toBe('dayLimit');
    expect(sandbox.control.calls).toHaveLength(before);
  });

  test('records a refusal for the daily limit in the quota usage', async () => {
    sandbox.control.misbehave('day-limit');
    await errorOf(client.profiles(1, signal));
    expect(quota.exhausted).toEqual(['day']);
  });

  test('opens the circuit for a minute after five failures, and closes it after a successful trial call', async () => {
    sandbox.control.misbehave('hang-up');
    await errorOf(client.profiles(1, signal));
    const before = sandbox.control.calls.length;
    const rejected = await errorOf(client.profiles(1, signal));
    expect(rejected.kind).toBe('circuitOpen');
    expect(rejected.retryAt).toEqual(new Date(clock.now().getTime() + 60_000));
    expect(sandbox.control.calls.length).toBe(before);

    clock.advance(60_000);
    sandbox.control.behave();
    expect((await client.profiles(1, signal)).items).toHaveLength(250);
  });

  test('opens the circuit again after a failed trial call', async () => {
    sandbox.control.misbehave('hang-up');
    await errorOf(client.profiles(1, signal));
    clock.advance(60_000);
    const before = sandbox.control.calls.length;
    expect((await errorOf(client.profiles(1, signal))).kind).toBe('circuitOpen');
    expect(sandbox.control.calls.length - before).toBe(1);
  });

  test('takes back a call if the circuit opens while it waits to be sent', async () => {
    sandbox.control.misbehave('hang-up');
    const caller = callerOf(sandbox.url);
    const reserve = quota.reserve.bind(quota);
    let opening: Promise<unknown> | undefined;
    quota.reserve = async (call) => {
      if (!call.urgent) await (opening ??= errorOf(factsFrom(caller, clock, { urgent: true }).profiles(1, signal)));
      return reserve(call);
    };
    expect((await errorOf(factsFrom(caller, clock).profiles(1, signal))).kind).toBe('circuitOpen');
    expect([quota.reserved, quota.canceled, quota.open.size]).toEqual([6, 1, 0]);
  });

  test('throws unreachable if nothing listens at the address', async () => {
    expect((await errorOf(clientOf('http://127.0.0.1:9').profiles(1, signal))).kind).toBe('unreachable');
  });

  test('rejects at once when the signal aborts', async () => {
    sandbox.control.misbehave('silent');
    const abort = new AbortController();
    const call = client.profiles(1, abort.signal);
    abort.abort();
    await expect(call).rejects.toThrow('aborted');
  });
});

describe('the quota usage', () => {
  test('has no open call after any outcome', async () => {
    for (const [misbehavior] of PERMANENT.filter(([, kind]) => kind !== 'timedOut')) {
      sandbox.control.misbehave(misbehavior, 1);
      await client.profiles(1, signal).catch(() => undefined);
      clock.advance(60_000);
    }
    sandbox.control.misbehave('silent');
    await client.profiles(1, AbortSignal.timeout(20)).catch(() => undefined);
    expect(quota.open.size).toBe(0);
  });

  test('removes calls that were not sent', async () => {
    await errorOf(clientOf('http://127.0.0.1:9').profiles(1, signal));
    expect([quota.reserved, quota.canceled]).toEqual([5, 5]);
  });

  test('is compared with the service’s count at most every ten minutes if the day is used up', async () => {
    quota.reserve = ({ free }) => (free ? Promise.resolve({ callId: 1 }) : Promise.reject(new ApiError('dayLimit')));
    const before = sandbox.control.calls.length;
    for (let call = 0; call < 3; call += 1) await errorOf(client.profiles(1, signal));
    clock.advance(10 * 60_000);
    await errorOf(client.profiles(1, signal));
    expect(sandbox.control.calls.slice(before)).toEqual(['/status', '/status']);
    expect(quota.reported).toMatchObject({ dailyLimit: PLANS.mega.perDay });
  });
});

describe('an urgent call', () => {
  let urgentClient: FootballFacts;
  let background: FootballFacts;

  beforeEach(() => {
    const caller = callerOf(sandbox.url);
    background = factsFrom(caller, clock);
    urgentClient = factsFrom(caller, clock, { urgent: true });
  });

  test('does not wait for background calls', async () => {
    sandbox.control.misbehave('silent', 1);
    const before = sandbox.control.calls.length;
    const abort = new AbortController();
    const blocked = background.profiles(1, abort.signal);
    await expect.poll(() => sandbox.control.calls.length).toBe(before + 1);
    expect((await urgentClient.profiles(1, signal)).items).toHaveLength(250);
    abort.abort();
    await expect(blocked).rejects.toThrow('aborted');
  });

  test('fails at once with the time of the next attempt if it would wait for more than two seconds', async () => {
    quota.reserve = () => Promise.resolve({ waitMs: 6500 });
    const before = sandbox.control.calls.length;
    const error = await errorOf(urgentClient.profiles(1, signal));
    expect([error.kind, error.retryAt]).toEqual(['minuteLimit', new Date(clock.now().getTime() + 6500)]);
    expect([clock.waits, sandbox.control.calls.length]).toEqual([[], before]);
  });
});

describe('an invalid request', () => {
  test.each([
    ['a search that is too short', () => client.searchPlayers('Bo', signal)],
    ['an empty search', () => client.searchTeams('日本', signal)],
  ])('%s is not retried', async (_case, ask) => {
    const error = await errorOf(ask());
    expect([error.kind, error.advice]).toEqual(['badRequest', 'neverRetry']);
    expect(quota.reserved).toBe(1);
  });

  test('with a wrong key throws badKey without the key in the message', async () => {
    const error = await errorOf(clientOf(sandbox.url, 'wrong-secret-key').profiles(1, signal));
    expect(error.kind).toBe('badKey');
    expect(JSON.stringify([error.message, error.stack, error])).not.toContain('wrong-secret-key');
  });
});

describe('malformed data', () => {
  test('cuts names of a megabyte, removes control characters and script URLs', async () => {
    sandbox.control.misbehave('hostile-data');
    const items = await client.searchPlayers('jagielka', signal);
    expect(items[0]!.name.length).toBeLessThanOrEqual(120);
    expect(items[0]!.name).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(items[0]!.photo).toBeNull();
  });

  test('reads nulls, numbers as text, missing members and duplicates', async () => {
    const { teams, transfers } = await answersOf('Bilyaletdinov');
    sandbox.control.misbehave('odd-data');
    const items = await client.searchPlayers('Bilyaletdinov', signal);
    expect(items).toEqual([expect.objectContaining({ firstName: null, born: null, position: null })]);
    const odd = await answersOf('Bilyaletdinov');
    expect(new Set(odd.teams.map((known) => JSON.stringify(known)))).toEqual(
      new Set(teams.map((known) => JSON.stringify(known))),
    );
    expect(odd.transfers).toEqual(transfers);
  });

  test('does not keep the memory of a giant body or a decompression bomb', async () => {
    const before = retainedMemory();
    for (const kind of ['giant-body', 'gzip-bomb'] as const) {
      sandbox.control.misbehave(kind);
      await errorOf(client.profiles(1, signal));
    }
    // The sandbox runs in this process too, and frees unsent data only when it detects the closed connection.
    await expect.poll(() => retainedMemory() - before).toBeLessThan(20 * 1024 * 1024);
  });
});

describe('access and order', () => {
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
  ])('%s is called at %s with its own headers', (url, baseUrl, headers) => {
    expect(createApiAccess(url, 'KEY')).toEqual({ baseUrl, headers, key: 'KEY' });
  });

  test('sends calls one at a time in the order of the requests', async () => {
    const before = sandbox.control.calls.length;
    await Promise.all([client.profiles(3, signal), client.profiles(1, signal), client.profiles(2, signal)]);
    expect(sandbox.control.calls.slice(before)).toEqual([3, 1, 2].map((page) => `/players/profiles?page=${page}`));
  });
});
