/** What a sticker can tell. A name is never part of the drawing: the page prints it, or does not. */
export type Part = 'shirt' | 'flag' | 'number' | 'initials' | 'position' | 'age';

export type Mode = 'career' | 'noclub' | 'noflag' | 'full' | 'memo' | 'coach' | 'bare';

export type Reveal = Readonly<Record<Part, boolean>>;

/** What each mode shows. Every game asks for one thing, and its mode keeps that thing back. */
export const reveals: Readonly<Record<Mode, Reveal>> = {
  // Career asks for the player, and position is a clue of its own.
  career: showing('shirt', 'flag'),
  // Connect asks which club two players shared.
  noclub: showing('flag', 'initials', 'position'),
  // Country asks for the nation.
  noflag: showing('shirt', 'number', 'initials', 'position'),
  // Wheel asks for the name; results and the album ask for nothing.
  full: showing('shirt', 'flag', 'number', 'initials', 'position', 'age'),
  memo: showing('shirt', 'flag', 'number', 'initials', 'position'),
  coach: showing('shirt', 'flag', 'age'),
  // Connections and the grid are about nation, club, position and number alike.
  bare: showing('initials'),
};

export function isMode(word: string): word is Mode {
  return Object.hasOwn(reveals, word);
}

/** The facts that a mode lets out; the rest is gone before anything is drawn. */
export function revealed<Facts extends Partial<Record<Part, unknown>>>(
  facts: Facts,
  mode: Mode,
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
