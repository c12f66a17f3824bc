import type { Translate } from '@soccer-legends/game-sdk';
import { marksOf, type Mark } from '../rules/marks.ts';

/**
 * Returns a sentence about a guess: correct letters with positions, present letters, absent letters. `attempt` counts
 * from 1.
 */
export function guessSentence(t: Translate, attempt: number, guess: string, answer: string): string {
  const marks = marksOf(guess, answer);
  const inPlace = [...guess].flatMap((letter, index) =>
    marks[index] === 'correct' ? [t('announced.letterAt', { letter, place: index + 1 })] : [],
  );
  const found = lettersMarked('correct').concat(lettersMarked('present'));
  const groups = [
    { text: 'announced.correct', letters: inPlace },
    { text: 'announced.present', letters: lettersMarked('present') },
    // If the answer has one E, a second E is marked absent, but E is not listed as an absent letter.
    { text: 'announced.absent', letters: lettersMarked('absent').filter((letter) => !found.includes(letter)) },
  ];
  return [
    t('announced.guess', { attempt, guess }),
    ...groups
      .filter((group) => group.letters.length > 0)
      .map(({ text, letters }) => t(text, { letters: letters.join(', ') })),
  ].join(' ');

  function lettersMarked(mark: Mark): string[] {
    return [...new Set([...guess].filter((_, index) => marks[index] === mark))];
  }
}
