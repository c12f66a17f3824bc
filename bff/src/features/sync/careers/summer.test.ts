import { loadFootballData, type Player, type Spell } from '@soccer-legends/football-data';
import { expect, test } from 'vitest';
import { FirstTeams } from '../../football-api/football-api.port.ts';
import { answersOf, type WireCareer } from '../../../../test/fixtures/wire-career.ts';
import { completeCareer, type Spell as CareerSpell } from '../../people/people.port.ts';
import { hasCalendarYearLeague } from './competitions.ts';
import { deriveCareer, type DerivedSpell } from './derive-career.ts';
import { contentText, type Evidence } from './combine.ts';

/** 4,400 careers take five seconds, and longer on a busy machine. */
const TIMEOUT_MS = 60_000;
const WEEK_MS = 7 * 86_400_000;
const YEAR = 2027;
const NEW_CLUB = 'Newtown';
const { players, nations } = loadFootballData();
const firstTeams = new FirstTeams(nations);
const countries = new Map(nations.map(({ code, names }) => [code, names.en]));

type Summer = 'stays' | 'moves' | 'goes on loan';

/** A bundled player with a current club, and that player's move on 1 August. */
interface Case {
  player: Player;
  current: Spell;
  summer: Summer;
  /** Weeks until the service lists the move. */
  delay: number;
}

const cases: Case[] = players
  .flatMap((player) => {
    const current = player.career.findLast(({ end, loan }) => end === null && !loan);
    return current && player.career.at(-1) === current ? [{ player, current }] : [];
  })
  .slice(0, 200)
  .map((known, index) => ({
    ...known,
    summer: index % 5 === 0 ? 'moves' : index % 5 === 1 ? 'goes on loan' : 'stays',
    delay: index % 13,
  }));

function countryOf({ clubCountry }: Spell): string {
  return (countries.get(clubCountry ?? '') ?? 'England').replace('United States', 'USA').replace(/ /g, '-');
}

function seasonOn(day: Date, country: string): number {
  const hasBegun = hasCalendarYearLeague(country) || day.getUTCMonth() >= 6;
  return hasBegun ? day.getUTCFullYear() : day.getUTCFullYear() - 1;
}

/** Returns what the service lists on a day. */
function listedOn(today: Date, { player: { career }, current, summer, delay }: Case): WireCareer {
  const seen = new Date(today.getTime() - delay * WEEK_MS);
  const hasHappened = summer !== 'stays' && seen >= new Date(`${YEAR}-08-01`);
  const country = countryOf(current);
  const last = hasHappened ? YEAR - 1 : seasonOn(seen, country);
  const clubs = career.map((spell) => {
    const years = Math.max(spell.start, spell.end === null ? last : spell.end - 1) - spell.start;
    const seasons = Array.from({ length: years + 1 }, (_, index) => `${spell.start + index} 20/2`);
    return `${spell.club} (${countryOf(spell)}): ${seasons.join(', ')}`;
  });
  const type = summer === 'moves' ? '€ 10M' : 'Loan';
  const moves = career.slice(1).flatMap((spell, index) => {
    const owner = career.slice(0, index + 1).findLast(({ loan }) => !loan);
    const from = owner?.club ?? '?';
    const back = spell.loan && spell.end !== null ? [`${spell.end}-06-30 ${spell.club} > ${from}, Back from Loan`] : [];
    const day = spell.start === spell.end ? '01-15' : '07-01';
    return [`${spell.start}-${day} ${from} > ${spell.club}, ${spell.loan ? 'Loan' : 'N/A'}`, ...back];
  });
  return {
    clubs: hasHappened ? [...clubs, `${NEW_CLUB} (${country}): ${YEAR} 1/0`] : clubs,
    transfers: hasHappened ? [...moves, `${YEAR}-08-01 ${current.club} > ${NEW_CLUB}, ${type}`] : moves,
  };
}

/** Returns the id of a club. The bundled names are also those of the service here. */
function teamIdOf(name: string): number {
  const id = teamIds.get(name) ?? teamIds.size + 1;
  teamIds.set(name, id);
  return id;
}
const teamIds = new Map<string, number>();

function toSpell({ team, ...spell }: DerivedSpell): CareerSpell {
  return { club: team.name, teamId: teamIdOf(team.name), ...spell };
}

function bundledCareer({ career }: Player): CareerSpell[] {
  return career.map(({ club, start, end, matches, goals, loan }) => ({
    ...{ club, teamId: teamIdOf(club), from: start, to: end, matches, goals, loan },
  }));
}

function textOf({ club, from, to, loan }: CareerSpell): string {
  return `${club} ${from}-${to ?? ''}${loan ? ' loan' : ''}`;
}

test(
  'a weekly sync from May to September closes no current spell, even if the service lists moves weeks late',
  { timeout: TIMEOUT_MS },
  () => {
    expect(cases).toHaveLength(200);
    const wrong: string[] = [];
    for (const one of cases) {
      const { player, current, summer, delay } = one;
      const evidence = new Map<string, Evidence>();
      const bundled = bundledCareer(player);
      let career: readonly CareerSpell[] = bundled;
      let latest: WireCareer = { clubs: [] };
      for (let at = Date.UTC(YEAR, 4, 1); at < Date.UTC(YEAR, 9, 1); at += WEEK_MS) {
        const today = new Date(at);
        const listed = listedOn(today, one);
        // Reading the same answers again costs time and adds nothing.
        if (contentText(listed) !== contentText(latest))
          for (const answer of answersOf(listed))
            evidence.set(contentText(answer), { ...answer, seenAt: today.toISOString() });
        latest = listed;
        const isFirstTeam = ({ name }: { name: string }): boolean => firstTeams.has(name);
        const synced = deriveCareer([...evidence.values()], { isFirstTeam, now: today }).map(toSpell);
        career = completeCareer(bundled, synced);
        const isOver = summer === 'moves' && at - delay * WEEK_MS >= Date.UTC(YEAR, 7, 1);
        const spell = career.find(({ club, from, loan }) => !loan && club === current.club && from === current.start);
        const [isOpen, others] = [spell?.to === null, career.filter(({ to }) => to === null).length - 1];
        if (isOpen === isOver || (summer === 'stays' && others !== 0))
          wrong.push(`${player.name} on ${today.toISOString().slice(0, 10)}: ${career.map(textOf).join(', ')}`);
      }
      const kept = career.filter(({ club }) => club !== NEW_CLUB).map(({ club, from }) => `${club} ${from}`);
      if (kept.join() !== bundled.map(({ club, from }) => `${club} ${from}`).join())
        wrong.push(`${player.name}: ${kept.join()}`);
      const joined = career.filter(({ club }) => club === NEW_CLUB).map(({ loan, to }) => ({ loan, to }));
      const expected = {
        stays: [],
        moves: [{ loan: false, to: null }],
        'goes on loan': [{ loan: true, to: null }],
      };
      const isLate = Date.UTC(YEAR, 9, 1) - WEEK_MS - delay * WEEK_MS < Date.UTC(YEAR, 7, 1);
      if (!isLate && JSON.stringify(joined) !== JSON.stringify(expected[summer]))
        wrong.push(`${player.name}: ${summer}`);
    }
    expect(wrong).toEqual([]);
  },
);
