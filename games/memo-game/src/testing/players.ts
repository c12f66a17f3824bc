import type { PicturedPlayer } from '@soccer-legends/game-sdk';

/** Returns players 1, 2, … whose names appear nowhere else on a page, and whose stickers differ by nation. */
export function players(count: number): PicturedPlayer[] {
  return Array.from({ length: count }, (_, index) => {
    const letter = String.fromCharCode(65 + (index % 26));
    return {
      id: index + 1,
      name: `${letter}latko Qvist${letter.toLowerCase()}${index}`,
      country: `Country ${index}`,
      nation: null,
      position: 'Midfielder',
      photo: `/art/player/${index + 1}.svg`,
      kit: index % 2 === 0 ? `Club ${index}` : null,
      kitYears: null,
    };
  });
}
