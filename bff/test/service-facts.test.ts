import { PLANS, SANDBOX_KEY, startSandbox, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import { loadFootballData, type Player } from '@soccer-legends/football-data';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SystemRandom } from '../src/platform/environment/random-source.ts';
import { CareerReader } from '../src/features/sync/api-football/career/career-reader.ts';
import { SeniorClubs } from '../src/features/sync/api-football/career/senior-clubs.ts';
import { Caller } from '../src/features/sync/api-football/client/caller.ts';
import { CircuitBreaker } from '../src/features/sync/api-football/client/circuit-breaker.ts';
import { FootballClient } from '../src/features/sync/api-football/client/football-client.ts';
import { accessTo } from '../src/features/sync/api-football/http/access.ts';
import { Transport } from '../src/features/sync/api-football/http/transport.ts';
import { ServiceFacts } from '../src/features/sync/api-football/service-facts.ts';
import { NothingFound } from '../src/features/sync/football/nothing-found.ts';
import { MemoryQuota } from './fixtures/memory-quota.ts';
import { PassingPause } from './fixtures/passing-pause.ts';
import { TestClock } from './fixtures/site.ts';

const signal = new AbortController().signal;
const clock = new TestClock();
const { players, nations } = loadFootballData();

let sandbox: RunningSandbox;
let narrow: RunningSandbox;
let facts: ServiceFacts;

beforeAll(async () => {
  const now = (): Date => clock.now();
  sandbox = await startSandbox({ now, plan: { ...PLANS.mega, perMinute: 100_000 } });
  narrow = await startSandbox({ now, plan: { ...PLANS.free, perDay: 100_000, perMinute: 100_000 } });
});
afterAll(() => Promise.all([sandbox.close(), narrow.close()]));

beforeEach(() => {
  sandbox.control.behave();
  facts = factsFrom(sandbox);
});

function factsFrom({ url }: RunningSandbox): ServiceFacts {
  const clubs = new SeniorClubs(nations);
  const api = new FootballClient(
    new Caller({
      access: () => Promise.resolve(accessTo(url, SANDBOX_KEY)),
      transport: new Transport(),
      quota: new MemoryQuota(),
      breaker: new CircuitBreaker(clock),
      pause: new PassingPause(clock),
      clock,
      chance: new SystemRandom(),
    }),
  );
  return new ServiceFacts(api, new CareerReader(api, clubs), clubs, clock);
}

async function careerOf(name: string, from = facts): Promise<string[]> {
  const [profile] = await from.playersNamed(name, signal);
  const { career } = await from.player(profile!, signal);
  return career.map(({ team, start, end, matches, goals, loan }) =>
    [team.name, `${start}-${end ?? ''}`, `${matches ?? '-'}/${goals ?? '-'}`, ...(loan ? ['loan'] : [])].join(' '),
  );
}

function told({ career }: Player): string[] {
  return career.map(({ club, start, end, matches, goals, loan }) =>
    [club, `${start}-${end ?? ''}`, `${matches ?? '-'}/${goals ?? '-'}`, ...(loan ? ['loan'] : [])].join(' '),
  );
}

describe('a career, after the way through seasons, cups, friendlies and national sides', () => {
  test.each(['Luka Modrić', 'Wayne Rooney', 'Erling Haaland', 'Philipp Lahm', 'Harry Kane'])(
    '%s comes back as the data set has it',
    async (name) => {
      expect(await careerOf(name)).toEqual(told(players.find((player) => player.name === name)!));
    },
  );

  test('most careers of the data set do', async () => {
    const sample = players.filter(({ fame }, index) => fame >= 4 && index % 24 === 0);
    let same = 0;
    const wrong: unknown[] = [];
    for (const player of sample) {
      const career = await careerOf(player.name);
      const league = (spells: readonly string[]): number =>
        spells.reduce((sum, spell) => sum + (Number(/ (\d+)\//.exec(spell)?.[1]) || 0), 0);
      if (!told(player).some((spell) => spell.includes('-/')))
        if (league(career) !== league(told(player))) wrong.push(player.name, career, told(player));
      if (JSON.stringify(career) === JSON.stringify(told(player))) same += 1;
    }
    expect(wrong).toEqual([]);
    expect(same / sample.length).toBeGreaterThan(0.6);
  });

  test('what the plan leaves out stays unknown, and is asked for once', async () => {
    const from = factsFrom(narrow);
    const career = await careerOf('Yevhen Konoplyanka', from);
    expect(career.at(-1)).toMatch(/^CFR Cluj 2023-2024 /);
    expect(career[0]).toBe('Dnipro 2007-2015 -/-');
    const refused = narrow.control.calls.filter((call) => /season=20(?:0\d|1\d|2[015])/.test(call));
    expect(refused).toHaveLength(1);
  });
});

describe('people and teams', () => {
  test('a name is searched for by its last word and must have all of them', async () => {
    const found = await facts.playersNamed('Alan Smith', signal);
    expect(found.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(['Alan Smith']);
  });

  test('whoever is not known is said not to be', async () => {
    await expect(facts.profile(1, signal)).rejects.toThrow(NothingFound);
    await expect(facts.coach(1, signal)).rejects.toThrow(NothingFound);
    await expect(facts.team(1, signal)).rejects.toThrow(NothingFound);
  });

  test('a squad is those who were listed in that season', async () => {
    const [everton] = await facts.teamsNamed('Everton', signal);
    const { items } = await facts.squad(everton!.apiId, 2007, 1, signal);
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['P. Jagielka', 'J. Lescott', 'T. Cahill']));
  });

  test('a list that the plan cuts off ends there', async () => {
    const from = factsFrom(narrow);
    expect((await from.profiles(3, signal)).items).toHaveLength(250);
    expect(await from.profiles(4, signal)).toEqual({ items: [], pages: 3 });
  });

  test('coaches have national teams among their posts, and no youth sides', async () => {
    const [coach] = await facts.coachesNamed('Carlo Ancelotti', signal);
    expect(coach!.career.map(({ team }) => team.name)).toContain('Brazil national team');
    expect(await facts.coachesNamed('Ancelotti Nobody', signal)).toEqual([]);
  });

  test('national sides are no teams of the catalogue', async () => {
    expect(await facts.teamsNamed('Brazil', signal)).toEqual([]);
  });
});
