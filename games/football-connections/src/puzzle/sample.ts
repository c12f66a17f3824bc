import { drawingAddress } from '@soccer-legends/game-sdk';
import type { ConnectionsPlayer, Difficulty } from '@soccer-legends/game-sdk/data';
import type { Group, Puzzle } from '../rules/puzzle.ts';

interface SampleGroup {
  id: string;
  difficulty: Difficulty;
  color: string;
  members: string;
}

/** The built-in puzzle, with facts that cannot become outdated. */
const GROUPS: readonly SampleGroup[] = [
  {
    id: 'worldCup2018',
    difficulty: 2,
    color: '#8CC8F0',
    members: `
      3223 Raphaël Varane
      3208 N'Golo Kanté
      3206 Antoine Griezmann
      3224 Olivier Giroud`,
  },
  {
    id: 'ballonDor',
    difficulty: 1,
    color: '#FFE9A8',
    members: `
      5001 Lionel Messi
      2201 Cristiano Ronaldo
      4201 Luka Modrić
      3205 Karim Benzema`,
  },
  {
    id: 'liverpool',
    difficulty: 2,
    color: '#8CC8F0',
    members: `
      4006 Virgil van Dijk
      5441 Mohamed Salah
      2414 Alisson
      1202 Andy Robertson`,
  },
  {
    id: 'centreBacks',
    difficulty: 3,
    color: '#D9763C',
    members: `
      2002 Sergio Ramos
      2212 Rúben Dias
      3011 Giorgio Chiellini
      2411 Thiago Silva`,
  },
];

const MEMBER = /(?<id>\d+) (?<name>[^\n]+)/g;

/** Returns the built-in puzzle, whose texts are keys of the game's language files. */
export function samplePuzzle(): Puzzle {
  const groups = GROUPS.map(({ members, ...group }) => ({ ...group, players: readMembers(members) }));
  return {
    players: groups.flatMap(({ players }) => players),
    groups: groups.map(({ players, ...group }): Group => ({
      ...group,
      name: { key: `sample.${group.id}.name` },
      description: { key: `sample.${group.id}.description` },
      players: players.map(({ id }) => id),
      reasons: [],
    })),
  };
}

/** The site draws the pictures, and they usually load even if the puzzle call failed. */
function readMembers(members: string): ConnectionsPlayer[] {
  return Array.from(members.matchAll(MEMBER), ({ groups: { id = '', name = '' } = {} }) => ({
    id: Number(id),
    name,
    info: '',
    image: drawingAddress('player', Number(id)),
  }));
}
