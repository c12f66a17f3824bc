import type { WheelPlayer } from './rules/state.ts';

/** Returns players 1, 2, … with unique surnames that appear nowhere else on a page. */
export function players(count: number, first = 1): WheelPlayer[] {
  return Array.from({ length: count }, (_, index) => player(first + index));
}

function player(id: number): WheelPlayer {
  const letters = [...String(id)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return {
    id,
    name: `Zlatko Qvist${letters}`,
    country: 'Denmark',
    nation: 'DEN',
    position: 'Midfielder',
    photo: `/art/player/${id}.svg`,
  };
}
