import { fold } from '@soccer-legends/contracts';
import { indexClubNames, parsePlayers, type FootballData, type Player } from '@soccer-legends/football-data';

const files = import.meta.glob<string>('../data/players/*.txt', { query: '?raw', import: 'default', eager: true });

/** Returns the players of `data/players` that are not in the bundled data set. */
export function loadNewcomers({ clubs, players }: FootballData): Player[] {
  const clubNames = indexClubNames(clubs);
  const bundled = new Set(players.map(keyOf));
  return Object.entries(files)
    .flatMap(([path, text]) => parsePlayers(path, text, /(\w{3})\.txt$/.exec(path)![1]!.toUpperCase(), clubNames))
    .filter((player) => !bundled.has(keyOf(player)));
}

function keyOf({ name, born }: Player): string {
  return `${fold(name)} ${born}`;
}
