import type { FieldFault } from '@soccer-legends/contracts';
import { faultsOfClub, faultsOfCoach, faultsOfPlayer, type FactFault } from '@soccer-legends/football-data';
import type { EditedFacts } from './edits.ts';
import type { Facts, Subject } from './facts.ts';

/** Facts whose names in the data set are different. */
const FIELDS: Readonly<Record<string, string>> = { start: 'startYear', end: 'endYear' };

/**
 * Returns the rules that the facts break after a change. Ignores faults from before, so that administrators can correct one
 * fact at a time and undo a correction.
 *
 * @param known the facts whose faults are ignored
 */
export function newFaults(
  { kind, id }: Subject,
  known: readonly Facts[],
  after: EditedFacts,
  thisYear: number,
): FieldFault[] {
  const before = new Set(
    known.flatMap((facts) => faultsOf({ kind, id }, facts, thisYear)).map(({ message }) => message),
  );
  const faults = faultsOf({ kind, id }, after, thisYear).filter(({ message }) => !before.has(message));
  return agesAsOne(faults, known, after).map(({ rule, field, spell, message }) => ({
    field: FIELDS[field] ?? field,
    ...(spell === undefined ? {} : { spell: after.career[spell]!.key }),
    rule,
    message,
  }));
}

/** A wrong year of birth makes the age impossible in every spell, so the fault is that of the year of birth. */
function agesAsOne(faults: FactFault[], known: readonly Facts[], after: EditedFacts): FactFault[] {
  const ages = faults.filter(({ rule }) => rule === 'age');
  const isCorrected = known.length > 0 && known.every(({ fields }) => fields['born'] !== after.fields['born']);
  if (ages.length === 0 || !isCorrected) return faults;
  const message = ages.map((fault) => fault.message).join('; ');
  return [...faults.filter(({ rule }) => rule !== 'age'), { rule: 'age', field: 'born', message }];
}

function faultsOf({ kind, id }: Subject, { fields, career }: Facts, thisYear: number): FactFault[] {
  const spells = career.map(({ teamId, from, to, ...spell }) => ({
    ...spell,
    ...{ clubId: teamId, clubCountry: null, start: from, end: to },
  }));
  const person = { ...(fields as unknown as PersonToCheck), id, career: spells };
  if (kind === 'club') return faultsOfClub(person);
  return kind === 'player' ? faultsOfPlayer(person, thisYear) : faultsOfCoach(person, thisYear);
}

interface PersonToCheck {
  name: string;
  fullName: string | null;
  surname: string | null;
  born: number | null;
}
