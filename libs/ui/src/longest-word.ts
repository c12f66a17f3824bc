/** Width of a wide letter in average letters: an m is about 0.87 em wide, the average letter 0.57 em. */
const WIDE_LETTER = 1.5;

/** Returns the width of a name's longest word, in average letters. A name may break at spaces and after hyphens. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]/).map(widthOf));
}

function widthOf(word: string): number {
  const wide = word.match(/[mw]/gi)?.length ?? 0;
  return word.length + wide * (WIDE_LETTER - 1);
}
