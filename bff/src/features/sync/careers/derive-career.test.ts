import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidenceOf, spellText, type WireCareer } from '../../../../test/fixtures/wire-career.ts';
import { withoutRedundant, contentText, type Evidence } from './combine.ts';
import { deriveCareer, type DerivedSpell } from './derive-career.ts';

const NOW = new Date('2026-11-23');
const CLUBS = ['Ajax', 'Benfica', 'Celtic', 'Dinamo', 'Everton'];

function derive(evidence: readonly Evidence[], now = NOW): DerivedSpell[] {
  return deriveCareer(evidence, { isFirstTeam: () => true, now });
}

function careerOf(wire: WireCareer, now?: string): string[] {
  return derive(evidenceOf(wire), now === undefined ? NOW : new Date(now)).map(spellText);
}

describe('deriveCareer', () => {
  test.each<[string, WireCareer, string[]]>([
    ['returns nothing for no rows', { clubs: [] }, []],
    ['counts only league rows', { clubs: ['Ajax (Netherlands): 2024 30/5, 2024 cup 4/1'] }, ['Ajax 2024- 30/5']],
    [
      'returns two spells for a player who returned to a club without a transfer',
      { clubs: ['Ajax (Netherlands): 2015 30/1, 2017 30/3', 'Benfica (Portugal): 2016 30/2'] },
      ['Ajax 2015-2016 30/1', 'Benfica 2016-2017 30/2', 'Ajax 2017- 30/3'],
    ],
    [
      'ends a spell at a calendar-year club in the year of its last season',
      { clubs: ['Santos (Brazil): 2015 30/1, 2016 30/3', 'Benfica (Portugal): 2018 30/2'] },
      ['Santos 2015-2016 60/4', 'Benfica 2018- 30/2'],
    ],
    [
      'leaves out a club of which only the way from it is known',
      { clubs: ['Ajax (Netherlands): 2024 30/1'], transfers: ['2024-07-01 Celtic > Ajax'] },
      ['Ajax 2024- 30/1'],
    ],
    [
      'identifies a club without an id by its name',
      { clubs: ['~Old (Netherlands): 2019 30/5', '~OLD (Netherlands): 2020 20/5'] },
      ['~Old 2019- 50/10'].map((text) => text.replace('~Old', 'OLD')),
    ],
    [
      'treats an unmarked move as a loan if the way back says so',
      {
        clubs: ['Ajax (Netherlands): 2022 30/1, 2024 25/3', 'Celtic (Scotland): 2023 30/2'],
        transfers: ['2023-07-01 Ajax > Celtic, N/A', '2024-06-30 Celtic > Ajax, Back from Loan'],
      },
      ['Ajax 2022- 55/4', 'Celtic 2023-2024 30/2 loan'],
    ],
    [
      'ends a spell in a country with a space in its name like any calendar-year club',
      { clubs: ['Ulsan (South Korea): 2015 30/1, 2016 30/3', 'Benfica (Portugal): 2018 30/2'] },
      ['Ulsan 2015-2016 60/4', 'Benfica 2018- 30/2'],
    ],
    [
      'uses the later of two dates of one transfer in the same answer',
      {
        clubs: ['Ajax (Netherlands): 2021 30/1', 'Celtic (Scotland): 2023 30/2'],
        transfers: ['2022-12-20 Ajax > Celtic, Free', '2023-01-08 Ajax > Celtic, Free'],
      },
      ['Ajax 2021-2023 30/1', 'Celtic 2023- 30/2'],
    ],
  ])('%s', (_case, wire, expected) => {
    expect(careerOf(wire)).toEqual(expected);
  });

  test('reopens a spell if a later answer shows that the departure was a loan', () => {
    const before: WireCareer = {
      clubs: ['Ajax (Netherlands): 2022 30/1', 'Celtic (Scotland): 2023 30/2'],
      transfers: ['2023-07-01 Ajax > Celtic, N/A'],
    };
    const after = { ...before, transfers: [...before.transfers!, '2024-06-30 Celtic > Ajax, Back from Loan'] };
    expect(careerOf(before)[0]).toBe('Ajax 2022-2023 30/1');
    expect(careerOf(after)[0]).toBe('Ajax 2022- 30/1');
  });
});

describe('a later answer', () => {
  const rich: WireCareer = {
    clubs: ['Ajax (Netherlands): 2023 30/5, 2024 28/4', 'Benfica (Portugal): 2025 25/2'],
    transfers: ['2025-07-05 Ajax > Benfica, € 10M'],
  };
  const career = ['Ajax 2023-2025 58/9', 'Benfica 2025- 25/2'];

  test.each<[string, WireCareer]>([
    ['without anything', { clubs: [] }],
    ['without transfers', { clubs: rich.clubs }],
    ['with an empty season', { ...rich, empty: [2024] }],
    [
      'with smaller figures',
      { ...rich, clubs: ['Ajax (Netherlands): 2023 3/0, 2024 1/0', 'Benfica (Portugal): 2025 2/0'] },
    ],
    [
      'without figures',
      { ...rich, clubs: ['Ajax (Netherlands): 2023 squad, 2024 squad', 'Benfica (Portugal): 2025 squad'] },
    ],
  ])('%s does not change the career', (_case, poor) => {
    const later = evidenceOf(poor, '2026-12-01T00:00:00.000Z');
    expect(derive([...evidenceOf(rich), ...later]).map(spellText)).toEqual(career);
  });

  test('corrects the date of a transfer', () => {
    const corrected = { ...rich, transfers: ['2025-06-20 Ajax > Benfica, € 10M'] };
    const later = evidenceOf(corrected, '2026-12-01T00:00:00.000Z');
    expect(derive([...later, ...evidenceOf(rich)]).map(spellText)).toEqual(career);
  });
});

describe('deriveCareer, for any answers', () => {
  const season = fc.integer({ min: 2016, max: 2027 });
  const name = fc.constantFrom(...CLUBS);
  const country = fc.constantFrom('Netherlands', 'Brazil');
  const facts = fc.oneof(
    fc.constantFrom('listed', 'squad'),
    fc.tuple(fc.nat(40), fc.nat(30)).map((figures) => figures.join('/')),
  );
  const seasonTexts = fc.tuple(season, facts).map((parts) => parts.join(' '));
  const club = fc
    .tuple(
      name,
      country,
      fc.uniqueArray(seasonTexts, { minLength: 1, maxLength: 6, selector: (text) => text.slice(0, 4) }),
    )
    .map(([of, at, seasons]) => `${of} (${at}): ${seasons.join(', ')}`);
  const day = fc.constantFrom('01-20', '06-30', '07-01', '08-31');
  const place = fc.oneof({ weight: 6, arbitrary: name }, fc.constantFrom('?', 'Retired'));
  const transfer = fc
    .tuple(season, day, place, place, fc.constantFrom('N/A', 'Loan', 'Back from Loan'))
    .map(([year, date, from, to, type]) => `${year}-${date} ${from} > ${to}, ${type}`);
  const wire = fc.record({
    clubs: fc.uniqueArray(club, { maxLength: 5, selector: (text) => text.split(' ')[0] }),
    transfers: fc.array(transfer, { maxLength: 8 }),
    empty: fc.uniqueArray(season, { maxLength: 2 }),
  });
  const seenAt = fc.integer({ min: 1, max: 9 }).map((month) => `2026-0${month}-01T00:00:00.000Z`);
  const answers = fc
    .array(fc.tuple(wire, seenAt), { minLength: 1, maxLength: 3 })
    .map((given) => given.flatMap(([facts_, time]) => evidenceOf(facts_, time)));
  const shuffled = answers.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  const today = fc.constantFrom('2026-02-01', '2026-06-30', '2026-07-05', '2026-11-23').map((date) => new Date(date));

  test('returns the same career in any order of the answers', () => {
    fc.assert(
      fc.property(shuffled, today, ([all, other], now) => {
        expect(derive(other, now)).toEqual(derive(all, now));
      }),
    );
  });

  test('returns the country of the latest season of a club, whichever season was answered first', () => {
    const team = { id: 7, name: 'Dinamo', logo: null };
    const answer = (season: number, country: string, seenAt: string): Evidence => ({
      ...{ kind: 'season', season, seenAt },
      appearances: [{ team, season, isLeague: true, competition: 'League', country, matches: 1, goals: 0 }],
    });
    const answered = [answer(2025, 'Netherlands', '2026-01-01'), answer(2016, 'Brazil', '2026-02-01')];
    expect(derive(answered).map(({ country }) => country)).toEqual(['Netherlands']);
  });

  test('returns the same career if an answer is given twice', () => {
    fc.assert(
      fc.property(answers, (all) => {
        expect(derive([...all, ...all])).toEqual(derive(all));
      }),
    );
  });

  test('returns the same career without redundant answers, also if a database reordered the properties', () => {
    fc.assert(
      fc.property(answers, (all) => {
        const stored = all.map((answer) => JSON.parse(contentText(answer)) as Evidence);
        const kept = withoutRedundant([...all, ...stored]);
        expect(derive(kept)).toEqual(derive(all));
        expect(kept.length).toBeLessThanOrEqual(all.length);
      }),
    );
  });

  test('returns permanent spells that follow each other, of which only the last is open', () => {
    fc.assert(
      fc.property(answers, today, (all, now) => {
        const own = derive(all, now).filter(({ loan }) => !loan);
        own.slice(1).forEach(({ from }, index) => {
          expect(own[index]!.to).not.toBeNull();
          expect(own[index]!.to).toBeLessThanOrEqual(from);
        });
      }),
    );
  });

  test('returns no year in the future and no end before the start', () => {
    fc.assert(
      fc.property(answers, today, (all, now) => {
        for (const { from, to } of derive(all, now)) {
          expect(from).toBeLessThanOrEqual(now.getUTCFullYear());
          expect(to ?? from).toBeLessThanOrEqual(now.getUTCFullYear());
          expect(to ?? from).toBeGreaterThanOrEqual(from);
        }
      }),
    );
  });

  test('counts every league match exactly once if all seasons are known', () => {
    fc.assert(
      fc.property(wire, (facts_) => {
        const evidence = evidenceOf({ ...facts_, empty: [] });
        const rows = evidence.flatMap((answer) => (answer.kind === 'season' ? answer.appearances : []));
        const counted = rows.filter(({ season: year }) => year <= 2026);
        const isWhole = derive(evidence).every(({ matches }) => matches !== null);
        if (!isWhole) return;
        const total = counted.reduce((sum, { matches }) => sum + (matches ?? 0), 0);
        expect(derive(evidence).reduce((sum, { matches }) => sum + (matches ?? 0), 0)).toBe(total);
      }),
    );
  });
});

describe('a league page', () => {
  const ajax = { id: 1, name: 'Ajax', logo: null };
  const celtic = { id: 2, name: 'Celtic', logo: null };
  const page = (season: number, team = ajax, matches = 30): Evidence => ({
    kind: 'season',
    season,
    isPartial: true,
    appearances: [{ team, season, isLeague: true, competition: 'League', country: 'Netherlands', matches, goals: 2 }],
    seenAt: '2026-11-01',
  });
  const moves = (...dates: [string, typeof ajax | null, typeof ajax | null][]): Evidence => ({
    kind: 'transfers',
    transfers: dates.map(([date, from, to]) => ({ date, kind: 'move', from, to })),
    seenAt: '2026-11-02',
  });

  test.each<[string, Evidence[], string[]]>([
    [
      'gives the figures of a spell whose seasons are all read',
      [page(2022), page(2023), moves(['2022-07-01', celtic, ajax], ['2024-07-01', ajax, null])],
      ['Ajax 2022-2024 60/4'],
    ],
    [
      'gives no figures of a spell that began before the seasons that were read',
      [page(2023), moves(['2020-07-01', null, ajax], ['2024-07-01', ajax, null])],
      ['Ajax 2020-2024 -/-'],
    ],
    ['gives no figures of a spell whose beginning is not dated', [page(2025), page(2026)], ['Ajax 2025- -/-']],
    [
      'gives no figures of another club in the same season',
      [page(2023), moves(['2023-07-01', null, ajax], ['2024-01-10', ajax, celtic])],
      ['Ajax 2023-2024 30/2', 'Celtic 2024- -/-'],
    ],
  ])('%s', (_case, evidence, expected) => {
    expect(derive(evidence).map(spellText)).toEqual(expected);
  });

  test('is redundant after the full answer about the season', () => {
    const { isPartial: _, ...full } = page(2023) as Evidence & { kind: 'season' };
    expect(withoutRedundant([page(2023), { ...full, seenAt: '2026-11-03' }])).toHaveLength(1);
  });
});
