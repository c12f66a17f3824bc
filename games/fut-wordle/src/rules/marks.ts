/** `present`: the answer has the letter in another place. */
export type Mark = 'correct' | 'present' | 'absent';

/**
 * Returns the mark of each letter of a guess, which has the length of the answer. Letters in the right place match
 * first: in the guess SSSSS for MESSI, only the two S in their places are marked.
 */
export function marksOf(guess: string, answer: string): Mark[] {
  const left = [...answer].filter((letter, index) => guess[index] !== letter);
  return [...guess].map((letter, index) => {
    if (answer[index] === letter) return 'correct';
    const found = left.indexOf(letter);
    if (found < 0) return 'absent';
    left.splice(found, 1);
    return 'present';
  });
}

const WORTH: Readonly<Record<Mark, number>> = { absent: 0, present: 1, correct: 2 };

/** Returns the best mark of each letter so far, so a green key stays green. */
export function knownLetters(guesses: readonly string[], answer: string): ReadonlyMap<string, Mark> {
  const known = new Map<string, Mark>();
  for (const guess of guesses) {
    for (const [index, mark] of marksOf(guess, answer).entries()) {
      const letter = guess[index]!;
      const former = known.get(letter);
      if (former === undefined || WORTH[mark] > WORTH[former]) known.set(letter, mark);
    }
  }
  return known;
}
