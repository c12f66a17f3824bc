import type { RevealMode } from '@soccer-legends/contracts';

/** The parts of a sticker that give information. The name is never part of the drawing. */
export type Part = 'shirt' | 'flag' | 'number' | 'initials' | 'position' | 'age';

export type Reveal = Readonly<Record<Part, boolean>>;

/** The parts that each mode shows. A mode hides what its game asks about. */
export const reveals: Readonly<Record<RevealMode, Reveal>> = {
  // Career asks about the player; the position is a separate clue.
  career: showing('shirt', 'flag'),
  // Connect asks which club two players shared.
  noclub: showing('flag', 'initials', 'position'),
  // Country asks about the nation.
  noflag: showing('shirt', 'number', 'initials', 'position'),
  // Wheel asks about the name; results and the album show everything.
  full: showing('shirt', 'flag', 'number', 'initials', 'position', 'age'),
  memo: showing('shirt', 'flag', 'number', 'initials', 'position'),
  coach: showing('shirt', 'flag', 'age'),
  // Connections and Grid ask about nation, club, position and number.
  bare: showing('initials'),
};

export function isRevealMode(word: string): word is RevealMode {
  return Object.hasOwn(reveals, word);
}

/** Returns the facts that a mode shows. Hidden facts become null, so that no drawing can contain them. */
export function revealed<Facts extends Partial<Record<Part, unknown>>>(
  facts: Facts,
  mode: RevealMode,
): { [Key in keyof Facts]: Facts[Key] | null } {
  const shown = Object.entries(facts).map(([part, fact]) => [part, reveals[mode][part as Part] ? fact : null]);
  return Object.fromEntries(shown) as { [Key in keyof Facts]: Facts[Key] | null };
}

function showing(...parts: Part[]): Reveal {
  const shows = (part: Part) => parts.includes(part);
  return {
    shirt: shows('shirt'),
    flag: shows('flag'),
    number: shows('number'),
    initials: shows('initials'),
    position: shows('position'),
    age: shows('age'),
  };
}
