import type { PicturedPlayer } from '@soccer-legends/game-sdk';

const COUNTRIES = [
  ['ENG', 'England'],
  ['SCO', 'Scotland'],
  ['CRO', 'Croatia'],
  ['BRA', 'Brazil'],
  ['JPN', 'Japan'],
  ['EGY', 'Egypt'],
  ['NGA', 'Nigeria'],
  ['MEX', 'Mexico'],
  ['KOR', 'South Korea'],
  ['CIV', 'Ivory Coast'],
] as const;

export function tenPlayers(): PicturedPlayer[] {
  return COUNTRIES.map(([nation, country], index) => ({
    id: index + 1,
    name: `Forward ${index + 1}`,
    photo: `/art/player/${index + 1}.svg`,
    country,
    nation,
    position: null,
    kit: null,
    kitYears: null,
  }));
}
