import type { PicturedPlayer } from '@soccer-legends/game-sdk';

/** Returns players 1, 2, … with unique surnames that appear nowhere else on a page. */
export function players(count: number, first = 1): PicturedPlayer[] {
  return Array.from({ length: count }, (_, index) => player(first + index));
}

function player(id: number): PicturedPlayer {
  const letters = [...String(id)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return {
    id,
    name: `Zlatko Qvist${letters}`,
    country: 'Denmark',
    nation: 'DEN',
    position: 'Midfielder',
    photo: `/art/player/${id}.svg`,
    kit: 'Brøndby',
    kitYears: '1988–1992',
  };
}
