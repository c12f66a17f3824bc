import type { RevealMode } from '@soccer-legends/contracts';

/** The parts of a sticker that reveal information. The name is never part of the drawing. */
export type Part = 'kit' | 'nationKit' | 'flag' | 'number' | 'initials' | 'position' | 'decade' | 'gold';

/** Whether each part is shown. */
export type Reveal = Readonly<Record<Part, boolean>>;

/** The parts that each mode shows. A mode hides what its game asks about. */
export const reveals: Readonly<Record<RevealMode, Reveal>> = {
  // Career asks about the player; position and years are separate clues.
  career: showing('kit', 'flag'),
  // Connect asks for the player's club and shows the names. The national kit reveals no more than the flag.
  noclub: showing('nationKit', 'flag', 'initials', 'position', 'decade'),
  // Country asks about the nation and shows the names.
  noflag: showing('kit', 'number', 'initials', 'decade', 'gold'),
  // The Wheel asks about the name, which initials would reveal.
  full: showing('kit', 'flag', 'number', 'position', 'decade', 'gold'),
  // Memo pairs a picture with a name.
  memo: showing('kit', 'flag', 'number', 'position', 'decade', 'gold'),
  // Manager asks about the name, which the nation alone would often reveal.
  coach: showing('kit'),
  // Connections and Grid ask about nation, club, position and trophies, and show the names.
  bare: showing('initials'),
};

/** Returns whether a word, such as the parameter of an address, is a reveal mode. */
export function isRevealMode(word: string): word is RevealMode {
  return Object.hasOwn(reveals, word);
}

/** Returns the facts that a mode shows. Hidden facts become null, so no drawing can contain them. */
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
    kit: shows('kit'),
    nationKit: shows('nationKit'),
    flag: shows('flag'),
    number: shows('number'),
    initials: shows('initials'),
    position: shows('position'),
    decade: shows('decade'),
    gold: shows('gold'),
  };
}
