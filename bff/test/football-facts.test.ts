import { PLANS, startSandbox, type RunningSandbox } from '@soccer-legends/api-football-sandbox';
import { loadFootballData, type Player } from '@soccer-legends/football-data';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../src/features/football-api/facts/career-reader.ts';
import { deriveCareer } from '../src/features/sync/careers/derive-career.ts';
import { FirstTeams } from '../src/features/football-api/facts/first-teams.ts';
import { NotFoundInService, type FootballFacts } from '../src/features/football-api/facts/football-facts.ts';
import { callerTo, factsFrom } from './fixtures/football-service.ts';
import { MemoryQuotaUsage } from './fixtures/memory-quota-usage.ts';
import { spellText } from './fixtures/wire-career.ts';
import { TestClock } from './fixtures/site.ts';

const signal = new AbortController().signal;
const clock = new TestClock();
const { players, nations } = loadFootballData();

let sandbox: RunningSandbox;
let narrow: RunningSandbox;
let facts: FootballFacts;

beforeAll(async () => {
  const now = (): Date => clock.now();
  sandbox = await startSandbox({ now, plan: { ...PLANS.mega, perMinute: 100_000 } });
  narrow = await startSandbox({ now, plan: { ...PLANS.free, perDay: 100_000, perMinute: 100_000 } });
});
afterAll(() => Promise.all([sandbox.close(), narrow.close()]));

beforeEach(() => {
  sandbox.control.behave();
  facts = factsOf(sandbox);
});

function factsOf({ url }: RunningSandbox): FootballFacts {
  return factsFrom(callerTo({ url, quota: new MemoryQuotaUsage(), clock }), clock);
}

async function careerOf(name: string, from = facts): Promise<string[]> {
  const [profile] = await from.searchPlayers(name, signal);
  return spellsOf((await from.player(profile!, signal)).answers);
}

function spellsOf(answers: readonly Answer[]): string[] {
  const now = clock.now();
  const evidence = answers.map((answer) => ({ ...answer, seenAt: now.toISOString() }));
  const firstTeams = new FirstTeams(nations);
  return deriveCareer(evidence, { isFirstTeam: ({ name: team }) => firstTeams.has(team), now }).map(spellText);
}

function expectedCareer({ career }: Player): string[] {
  return career.map(({ club, start, end, matches, goals, loan }) =>
    [club, `${start}-${end ?? ''}`, `${matches ?? '-'}/${goals ?? '-'}`, ...(loan ? ['loan'] : [])].join(' '),
  );
}

describe('a career with cups, friendlies and national teams among its rows', () => {
  test.each(['Luka Modrić', 'Wayne Rooney', 'Erling Haaland', 'Philipp Lahm', 'Harry Kane'])(
    'of %s equals the one in the data set',
    async (name) => {
      expect(await careerOf(name)).toEqual(expectedCareer(players.find((player) => player.name === name)!));
    },
  );

  test('always equals the data set in league matches, and in most cases completely', async () => {
    const sample = players.filter(({ fame }, index) => fame >= 4 && index % 24 === 0);
    let same = 0;
    const wrong: unknown[] = [];
    for (const player of sample) {
      const career = await careerOf(player.name);
      const league = (spells: readonly string[]): number =>
        spells.reduce((sum, spell) => sum + (Number(/ (\d+)\//.exec(spell)?.[1]) || 0), 0);
      if (!expectedCareer(player).some((spell) => spell.includes('-/')))
        if (league(career) !== league(expectedCareer(player))) wrong.push(player.name, career, expectedCareer(player));
      if (JSON.stringify(career) === JSON.stringify(expectedCareer(player))) same += 1;
    }
    expect(wrong).toEqual([]);
    expect(same / sample.length).toBeGreaterThan(0.7);
  });

  test('has unknown figures for seasons outside the plan, and requests such a season once', async () => {
    const from = factsOf(narrow);
    const career = await careerOf('Yevhen Konoplyanka', from);
    expect(career.at(-1)).toMatch(/^CFR Cluj 2023-2024 /);
    expect(career[0]).toBe('Dnipro 2007-2015 -/-');
    const refused = narrow.control.calls.filter((call) => /season=20(?:0\d|1\d|2[015])/.test(call));
    expect(refused).toHaveLength(1);
  });
});

describe('a player on the page of a squad', () => {
  test('has the same career without a call for the season of the page', async () => {
    const [team] = await facts.searchTeams('Real Madrid', signal);
    const { items } = await facts.squad(team!.apiId, 2023, 1, signal);
    const modrić = items.find(({ name }) => name.includes('Modri'))!;
    const seasonsAsked = async (player: typeof modrić): Promise<{ career: string[]; calls: string[] }> => {
      const before = sandbox.control.calls.length;
      const career = spellsOf((await facts.player(player, signal)).answers);
      return { career, calls: sandbox.control.calls.slice(before).filter((call) => call.includes('season=')) };
    };
    const { page: _page, ...withoutPage } = modrić;
    const [own, asked] = [await seasonsAsked(modrić), await seasonsAsked(withoutPage)];
    expect(own.career).toEqual(asked.career);
    expect(asked.calls.filter((call) => !own.calls.includes(call))).toEqual([
      expect.stringContaining('season=2023') as string,
    ]);
  });
});

describe('people and teams', () => {
  test('searches by the last word and returns people who have a name that begins with each word', async () => {
    const found = await facts.searchPlayers('Alan Smith', signal);
    expect(found.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(['Alan Smith']);
    expect(await facts.searchPlayers('lan Smith', signal)).toEqual([]);
  });

  test('throws NotFoundInService for an unknown id', async () => {
    await expect(facts.profile(1, signal)).rejects.toThrow(NotFoundInService);
    await expect(facts.coach(1, signal)).rejects.toThrow(NotFoundInService);
    await expect(facts.team(1, signal)).rejects.toThrow(NotFoundInService);
  });

  test('returns the squad of a season', async () => {
    const [everton] = await facts.searchTeams('Everton', signal);
    const { items } = await facts.squad(everton!.apiId, 2007, 1, signal);
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(['P. Jagielka', 'J. Lescott', 'T. Cahill']));
  });

  test('ends a list at the last page of the plan', async () => {
    const from = factsOf(narrow);
    expect((await from.profiles(3, signal)).items).toHaveLength(250);
    expect(await from.profiles(4, signal)).toEqual({ items: [], pages: 3 });
  });

  test('returns posts of coaches at national teams', async () => {
    const [coach] = await facts.searchCoaches('Carlo Ancelotti', signal);
    expect(coach!.career.map(({ team }) => team.name)).toContain('Brazil national team');
    expect(await facts.searchCoaches('Ancelotti Nobody', signal)).toEqual([]);
  });

  test('returns no national teams for a search', async () => {
    expect(await facts.searchTeams('Brazil', signal)).toEqual([]);
  });
});
