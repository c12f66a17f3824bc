import { POSITIONS, type ApiPerson, type ApiPlayer, type ApiPosition } from '../answers.ts';
import { yearOf } from './dates.ts';
import { at, idOf, pictureOf, textOf } from './values.ts';

/** Where the service, or another way of writing, says it differently. */
const OTHER_WORDS: Readonly<Record<string, ApiPosition>> = {
  Forward: 'Attacker',
  Striker: 'Attacker',
  Keeper: 'Goalkeeper',
};

/** Who it is; undefined for one without an id or a name, who could not be known again. */
export function readPerson(wire: unknown): ApiPerson | undefined {
  const id = idOf(at(wire, 'id'));
  const firstName = textOf(at(wire, 'firstname'));
  const lastName = textOf(at(wire, 'lastname'));
  const name = textOf(at(wire, 'name')) ?? [firstName, lastName].filter(Boolean).join(' ');
  if (id === null || name === '' || isNobody(name)) return undefined;
  return {
    id,
    name,
    firstName,
    lastName,
    nationality: textOf(at(wire, 'nationality')),
    born: yearOf(at(wire, 'birth', 'date')),
    photo: pictureOf(at(wire, 'photo')),
  };
}

export function readPlayer(wire: unknown): ApiPlayer | undefined {
  const person = readPerson(wire);
  return person && { ...person, position: readPosition(at(wire, 'position')) };
}

export function readPosition(wire: unknown): ApiPosition | null {
  const word = textOf(wire);
  return POSITIONS.find((position) => position === word) ?? OTHER_WORDS[word ?? ''] ?? null;
}

/** What the service writes where it knows of somebody, but not who it is. */
function isNobody(name: string): boolean {
  return /^(?:data not available|unknown|n\/a|-)$/i.test(name);
}
