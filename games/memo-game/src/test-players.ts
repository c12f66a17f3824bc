import type { MemoPlayer } from './rules/state.ts';

/** Returns players 1, 2, … whose names appear nowhere else on a page, and whose stickers differ by nation. */
export function players(count: number): MemoPlayer[] {
  return Array.from({ length: count }, (_, index) => {
    const letter = String.fromCharCode(65 + (index % 26));
    return {
      id: index + 1,
      name: `${letter}latko Qvist${letter.toLowerCase()}${index}`,
      country: `Country ${index}`,
      nation: null,
      position: 'Midfielder',
      photo: `/art/player/${index + 1}.svg`,
    };
  });
}
