import { fold, type FieldFault } from '@soccer-legends/contracts';
import type { Club, Coach, Player, Spell } from '../facts.ts';
import { isNationalTeam } from '../text/people.ts';

/** Limits of a plausible career, with a few true exceptions. */
const MAX_SPELL_YEARS = 22;
const MIN_AGE = 14;
const MAX_AGE = 46;
const MAX_MATCHES_PER_SEASON = 50;
const MIN_COACH_AGE = 22;
const MAX_COACH_AGE = 80;

/** True facts that break a plausibility rule, by player id. Every entry is verified and has a reason. */
const TRUE_EXCEPTIONS: Readonly<Record<number, readonly string[]>> = {
  // Paolo Maldini: first league match in January 1985, last one in May 2009.
  3002: ['Milan: 25 years'],
  // Francesco Totti: March 1993 to May 2017.
  3003: ['Roma: 25 years'],
  // Ryan Giggs: March 1991 to May 2014.
  1302: ['Manchester United: 24 years'],
  // Amadeo Carrizo kept River Plate's goal from 1945 to 1968.
  6338: ['River Plate: 23 years'],
  // Max Morlock: 1940 to 1964, always Nürnberg.
  6033: ['Nürnberg: 24 years'],
  // Stanley Matthews played his last league match on 6 February 1965, five days after his 50th birthday.
  6112: ['Stoke City: from the age of 46 to 50'],
  // Peter Shilton played his thousandth league match for Leyton Orient at the age of 47.
  1030: [
    'Coventry City: from the age of 46 to 47',
    'West Ham United: from the age of 47 to 47',
    'Leyton Orient: from the age of 47 to 48',
  ],
  // More goals than league matches.
  1003: ['Bayern Munich: 98 goals in 94 matches'],
  2201: ['Real Madrid: 311 goals in 292 matches'],
  2448: ['Porto: 130 goals in 125 matches', 'Sporting CP: 53 goals in 49 matches'],
  6306: ['Benfica: 317 goals in 301 matches'],
  6198: ['Honvéd: 358 goals in 350 matches'],
  6211: ['Honvéd: 153 goals in 145 matches'],
  6050: ['USM Casablanca: 62 goals in 48 matches'],
  6236: ['Wiener Sport-Club: 27 goals in 26 matches'],
  4285: ['Sporting CP: 68 goals in 66 matches'],
  5344: ['Al Ain: 22 goals in 18 matches', 'Al Ain: 73 goals in 65 matches'],
  4301: ['Red Bull Salzburg: 17 goals in 16 matches'],
};

/** Characters in names of people. Names of clubs may also contain digits and signs, as in `1. FC Köln`. */
const PERSON_NAME = /^[\p{Script=Latin}\p{M}\s'’.-]+$/u;
const CLUB_NAME = /^[\p{Script=Latin}\p{M}\p{N}\s'’.&/()-]+$/u;

/** A fault in the data set, with the names of the facts. The message follows the person's name. */
export interface FactFault extends Omit<FieldFault, 'spell'> {
  rule: FactRule;
  field: keyof Player | keyof Spell;
  /** Index in the career, if the fact belongs to a spell. */
  spell?: number;
}

/** Names of the rules, as in `FieldFault`. They are part of error responses. */
export type FactRule =
  | 'nfc'
  | 'script'
  | 'letters'
  | 'noCareer'
  | 'twoCurrent'
  | 'order'
  | 'nationalTeam'
  | 'endsBefore'
  | 'future'
  | 'tooLong'
  | 'age'
  | 'tooManyMatches'
  | 'moreGoals';

/** The facts that the rules need. A synced person may have no year of birth. */
export type CheckedPlayer = Pick<Player, 'id' | 'name' | 'fullName' | 'career'> & {
  surname: string | null;
  born: number | null;
};
/** The facts about a coach that the rules need; `born` is null if unknown. */
export type CheckedCoach = Pick<Coach, 'name' | 'career'> & { born: number | null };

/**
 * Returns every fact about a player that breaks a rule, except the known true exceptions.
 * @param thisYear the calendar year, with which a current spell counts as ending
 */
export function faultsOfPlayer(player: CheckedPlayer, thisYear: number): FactFault[] {
  const { id, name, fullName, surname, career, born } = player;
  const current = career.filter(({ end, loan }) => end === null && !loan);
  const faults: FactFault[] = [
    ...faultsOfName('name', name),
    ...(fullName === null ? [] : faultsOfName('fullName', fullName)),
    ...faultIf(career.length === 0, 'noCareer', 'career', 'has no career'),
    ...faultIf(surname !== null && !hasLetters(surname), 'letters', 'surname', 'has a surname without Latin letters'),
    ...career.flatMap((spell, index) => faultsOfSpell(spell, index, born, thisYear)),
    ...faultIf(current.length > 1, 'twoCurrent', 'career', 'is at two clubs at the same time'),
    ...faultIf(!isChronological(career), 'order', 'career', 'has a career that is not in chronological order'),
  ];
  const known = TRUE_EXCEPTIONS[id] ?? [];
  return faults.filter(({ message }) => !known.includes(message));
}

/** Returns every fact about a coach that breaks a rule. */
export function faultsOfCoach({ name, career, born }: CheckedCoach, thisYear: number): FactFault[] {
  const posts = career.filter(({ end }) => end === null);
  return [
    ...faultsOfName('name', name),
    ...career.flatMap(({ club, start, end }, spell) => {
      const age = start - (born ?? 0);
      const isImpossible = born !== null && (age < MIN_COACH_AGE || age > MAX_COACH_AGE);
      return [
        ...faultIf((end ?? thisYear) < start, 'endsBefore', 'end', `${club}: ends before it starts`, spell),
        ...faultIf(isImpossible, 'age', 'start', `${club}: in charge at the age of ${age}`, spell),
      ];
    }),
    ...faultIf(posts.length > 1, 'twoCurrent', 'career', 'has two posts at the same time'),
  ];
}

/** Returns every fact about a club that breaks a rule. */
export function faultsOfClub({ name }: Pick<Club, 'name'>): FactFault[] {
  return faultsOfName('name', name, CLUB_NAME);
}

function faultsOfName(field: 'name' | 'fullName', name: string, allowed = PERSON_NAME): FactFault[] {
  return [
    ...faultIf(name !== name.normalize('NFC'), 'nfc', field, 'has a name that is not NFC'),
    ...faultIf(!allowed.test(name), 'script', field, 'has a name that is not in Latin script'),
    ...faultIf(!hasLetters(name), 'letters', field, 'has a name without Latin letters'),
  ];
}

function faultsOfSpell(spell: Spell, index: number, born: number | null, thisYear: number): FactFault[] {
  const { club, start, matches, goals } = spell;
  const end = spell.end ?? thisYear;
  const seasons = Math.max(1, end - start + 1);
  const faultOf = (isBroken: boolean, rule: FactRule, field: keyof Spell, what: string): FactFault[] =>
    faultIf(isBroken, rule, field, `${club}: ${what}`, index);
  return [
    ...faultOf(isNationalTeam(club), 'nationalTeam', 'club', 'a national team'),
    ...faultOf(end < start, 'endsBefore', 'end', 'ends before it starts'),
    ...faultOf(end > thisYear, 'future', 'end', 'ends in the future'),
    ...faultOf(end - start > MAX_SPELL_YEARS, 'tooLong', 'end', `${end - start} years`),
    ...(born === null
      ? []
      : faultOf(
          start - born < MIN_AGE || end - born > MAX_AGE,
          'age',
          start - born < MIN_AGE ? 'start' : 'end',
          `from the age of ${start - born} to ${end - born}`,
        )),
    ...faultOf(
      matches !== null && matches > MAX_MATCHES_PER_SEASON * seasons,
      'tooManyMatches',
      'matches',
      `${matches} matches in ${seasons} seasons`,
    ),
    ...faultOf(
      matches !== null && goals !== null && goals > matches,
      'moreGoals',
      'goals',
      `${goals} goals in ${matches} matches`,
    ),
  ];
}

function faultIf(
  isBroken: boolean,
  rule: FactRule,
  field: FactFault['field'],
  message: string,
  spell?: number,
): FactFault[] {
  return isBroken ? [{ rule, field, ...(spell !== undefined && { spell }), message }] : [];
}

function hasLetters(name: string): boolean {
  return /[A-Z]/.test(fold(name));
}

function isChronological(career: readonly Spell[]): boolean {
  return career.every(({ start }, index) => index === 0 || start >= career[index - 1]!.start);
}
