import type { Translate } from '@soccer-legends/game-sdk';
import { marksOf, type Mark } from '../rules/marks.ts';

/** Returns a sentence about a guess: correct letters with their positions, present letters, absent letters. */
export function guessSentence(t: Translate, attempt: number, guess: string, answer: string): string {
  const marks = marksOf(guess, answer);
  const inPlace = [...guess].flatMap((letter, index) =>
    marks[index] === 'correct' ? [t('heard.letterAt', { letter, place: index + 1 })] : [],
  );
  const found = lettersMarked('correct').concat(lettersMarked('present'));
  const groups = [
    { text: 'heard.correct', letters: inPlace },
    { text: 'heard.present', letters: lettersMarked('present') },
    // A surplus second E does not make E an absent letter.
    { text: 'heard.absent', letters: lettersMarked('absent').filter((letter) => !found.includes(letter)) },
  ];
  return [
    t('heard.guess', { attempt, guess }),
    ...groups
      .filter((group) => group.letters.length > 0)
      .map(({ text, letters }) => t(text, { letters: letters.join(', ') })),
  ].join(' ');

  function lettersMarked(mark: Mark): string[] {
    return [...new Set([...guess].filter((_, index) => marks[index] === mark))];
  }
}
