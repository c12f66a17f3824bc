import { ink } from '../../art/palette.ts';
import { drawText } from '../../art/stroke-text.ts';
import { drawCover, drawSheet } from '../cover.ts';

const ANSWER = 'PITCH';
const GUESSES = ['CHIPS', 'PINCH'];
const COLORS = { right: '#0B6B3A', elsewhere: '#FFC72E', absent: '#B9BDB8' } as const;

type Mark = keyof typeof COLORS;

/** Marks a guess: first letters in the right place, then as many others as the answer still has. */
export function marksOf(guess: string, answer: string): Mark[] {
  const left = [...answer].filter((letter, index) => guess[index] !== letter);
  return [...guess].map((letter, index) => {
    if (answer[index] === letter) return 'right';
    const found = left.indexOf(letter);
    if (found === -1) return 'absent';
    left.splice(found, 1);
    return 'elsewhere';
  });
}

/** Two guesses of a word, of which the second is nearly correct. */
export function cover(): string {
  const tiles = GUESSES.flatMap((guess, row) =>
    marksOf(guess, ANSWER).map((mark, column) => {
      const [x, y] = [70 + column * 37, 16 + row * 43];
      const fill = mark === 'right' ? '#FFF' : ink;
      const letter = drawText(guess[column]!, { x: x + 16, y: y + 16.5, scale: 0.85, pen: 4.4, fill });
      return drawSheet(x, y, 32, 33, COLORS[mark], 7) + letter;
    }),
  );
  return drawCover({ light: ['#7A5200', '#845F13'], dark: ['#3E2E0B', '#493710'] }, tiles.join(''));
}
