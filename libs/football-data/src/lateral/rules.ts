import { fold, letters } from '@soccer-legends/contracts';
import type { Club, Coach, Player, Spell } from '../facts.ts';

/** The data that rules use, besides the player and the value. */
export interface RuleContext {
  clubs: ReadonlyMap<string, Club>;
  coaches: ReadonlyMap<string, Coach>;
}

/**
 * Returns why a player belongs to a group with this value: years, clubs or letters, the same in all languages. Returns
 * an empty string if the group's name is enough, and undefined if the player does not belong.
 */
export type LateralRule = (player: Player, value: string, context: RuleContext) => string | undefined;

export const LATERAL_RULES: Readonly<Record<string, LateralRule>> = {
  'first name': ({ name }, value) => member(name.includes(' ') && fold(name.split(' ')[0]!) === fold(value)),
  initials: ({ name, surname }, value) => {
    // Mac Allister begins with M. The last name of Alex de Souza is not Alex, although his shirt says so.
    const last = name.endsWith(` ${surname}`) ? surname : name.split(' ').at(-1)!;
    return member(name.includes(' ') && `${initial(name)} ${initial(last)}` === value);
  },
  // The surname of Juninho Pernambucano is Juninho, but the board shows the whole name, which has another ending.
  ending: ({ name, surname }, value) =>
    member(name.endsWith(surname) && surname.length > value.length && fold(surname).endsWith(fold(value))),
  beginning: ({ surname }, value) => member(surname.startsWith(value)),
  'one name of {value} letters': ({ name }, value) => member(!name.includes(' ') && letters(name).length === +value),
  characters: ({ name }, value) => member([...value].some((character) => name.includes(character))),
  'name part': ({ name }, value) => member(name.split(' ').includes(value)),
  // Bernardo Silva is known by both names, but only the second is a surname.
  'hidden in the surname': ({ name, surname }, value) =>
    hiddenWord(surname === name ? surname.split(' ').at(-1)! : surname, value),
  'hidden in the name': ({ name }, value) => hiddenWord(name, value),
  'both clubs': (player, value) => {
    const spells = value.split(', ').map((club) => player.career.filter((spell) => spell.club === club));
    return spells.every((at) => at.length > 0) ? spells.map(clubWithYears).join(', ') : undefined;
  },
  coach: ({ career }, value, { coaches }) => {
    const loans = career.filter(({ loan }) => loan);
    const times = coaches
      .get(value)!
      .career.flatMap((job) => career.flatMap((spell) => commonTime(spell, job, loans) ?? []));
    return times.length > 0 ? byClub(times) : undefined;
  },
  abroad: ({ nation, career }, value, context) => {
    if (nation === value) return undefined;
    const spells = career.filter((spell) => countryOf(spell, context) === value);
    return spells.length > 0 ? byClub(spells) : undefined;
  },
  'one club': (player) => {
    const [only, ...others] = clubsOf(player);
    const isOver = player.career.every(({ end }) => end !== null);
    return only !== undefined && others.length === 0 && isOver ? clubWithYears(player.career) : undefined;
  },
  'at least {value} clubs': (player, value) => {
    const count = clubsOf(player).length;
    return count >= +value ? String(count) : undefined;
  },
  'goalkeepers who scored': (player) => {
    const scored = totalsOf(player, 'goals').filter(({ total }) => total > 0);
    return player.position === 'Goalkeeper' && scored.length > 0
      ? scored.map(({ text }) => text).join(', ')
      : undefined;
  },
  'still playing at {value}': ({ born, career }, value) => {
    const late = career.filter(({ end, start }) => (end ?? start) - born > +value);
    // Some played for six clubs after that age, so only the last one is listed.
    return late.length > 0 ? byClub(late.slice(-1)) : undefined;
  },
  '{value} matches for one club': (player, value) => mostAt(player, 'matches', +value),
  '{value} goals for one club': (player, value) => mostAt(player, 'goals', +value),
  leagues: ({ career }, value, context) => {
    const first = value.split(' ').map((country) => career.find((spell) => countryOf(spell, context) === country));
    return first.every((spell) => spell !== undefined) ? first.map(({ club }) => club).join(', ') : undefined;
  },
};

function member(belongs: boolean): string | undefined {
  return belongs ? '' : undefined;
}

function initial(word: string): string {
  return `${fold(word)[0]}.`;
}

/**
 * Returns the letters with the first hidden word in brackets: `BECK[HAM]`. A word that is the complete text is not
 * hidden.
 */
function hiddenWord(text: string, words: string): string | undefined {
  const all = letters(text);
  const word = words.split(' ').find((candidate) => all.includes(candidate) && all !== candidate);
  return word === undefined ? undefined : all.replace(word, `[${word}]`);
}

/** Returns the word in the brackets of a reason; null if it has none. */
export function hiddenWordIn(reason: string): string | null {
  return /\[(\w+)\]/.exec(reason)?.[1] ?? null;
}

function clubsOf({ career }: Player): string[] {
  return [...new Set(career.map(({ club }) => club))];
}

function countryOf({ club, clubCountry }: Spell, { clubs }: RuleContext): string | undefined {
  return clubCountry ?? clubs.get(club)?.country;
}

type ClubTime = Pick<Spell, 'club' | 'start' | 'end'>;

/** Returns each club once, with its years. */
function byClub(times: readonly ClubTime[]): string {
  const clubs = [...new Set(times.map(({ club }) => club))];
  return clubs.map((club) => clubWithYears(times.filter((time) => time.club === club))).join(', ');
}

/** Returns the club with its years: `Juventus 2001–2018, 2019–2021`. */
function clubWithYears(times: readonly ClubTime[]): string {
  const years = joined(times).map(({ start, end }) => (start === end ? String(start) : `${start}–${end ?? ''}`));
  return `${times[0]!.club} ${years.join(', ')}`;
}

/** Joins periods without a gap, such as a loan and the following transfer. The input is in chronological order. */
function joined(times: readonly ClubTime[]): ClubTime[] {
  const stays: ClubTime[] = [];
  for (const time of times) {
    const last = stays.at(-1);
    if (!last || (last.end !== null && last.end < time.start)) stays.push(time);
    else stays[stays.length - 1] = { ...last, end: laterEnd(last.end, time.end) };
  }
  return stays;
}

/** Returns the later of two years; null means that a period has not ended. */
function laterEnd(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}

/**
 * Returns the club and the time that a player and a coach certainly spent there together. Only the years of spells are
 * known, so a spell that ends in the year in which the other starts proves nothing. Neither do years on loan elsewhere.
 */
function commonTime(spell: Spell, job: Spell, loans: readonly Spell[]): ClubTime | undefined {
  const start = Math.max(spell.start, job.start);
  const end = Math.min(spell.end ?? Infinity, job.end ?? Infinity);
  if (spell.club !== job.club || start >= end) return undefined;
  const away = loans
    .filter(({ club }) => club !== spell.club)
    .reduce((sum, loan) => sum + yearsWithin(loan, start, end), 0);
  if (away > 0 && away >= end - start - 1) return undefined;
  return { club: spell.club, start, end: Number.isFinite(end) ? end : null };
}

function yearsWithin(loan: Spell, start: number, end: number): number {
  return Math.max(0, Math.min(loan.end ?? Infinity, end) - Math.max(loan.start, start));
}

type Figure = 'matches' | 'goals';

/** Returns a known total for each club, such as `Leicester City 1`. */
function totalsOf(player: Player, figure: Figure): { total: number; text: string }[] {
  return clubsOf(player).map((club) => {
    const spells = player.career.filter((spell) => spell.club === club);
    const total = spells.reduce((sum, spell) => sum + (spell[figure] ?? 0), 0);
    return { total, text: `${club} ${total}` };
  });
}

function mostAt(player: Player, figure: Figure, least: number): string | undefined {
  return totalsOf(player, figure).find(({ total }) => total >= least)?.text;
}
