import type { ApiCoach, ApiCoachSpell } from '../answers.ts';
import { yearOf } from './dates.ts';
import { readPerson } from './people.ts';
import { readTeamName } from './teams.ts';
import { at, listOf } from './values.ts';

/** One item of `/coachs`, the career in order of time. */
export function readCoach(wire: unknown): ApiCoach | undefined {
  const person = readPerson(wire);
  if (!person) return undefined;
  const career = listOf(at(wire, 'career')).flatMap((spell) => readSpell(spell) ?? []);
  return { ...person, career: career.sort((a, b) => a.start - b.start || (a.end ?? Infinity) - (b.end ?? Infinity)) };
}

function readSpell(wire: unknown): ApiCoachSpell | undefined {
  const team = readTeamName(at(wire, 'team'));
  const start = yearOf(at(wire, 'start'));
  const end = yearOf(at(wire, 'end'));
  if (!team || start === null) return undefined;
  return { team, start, end: end === null ? null : Math.max(start, end) };
}
