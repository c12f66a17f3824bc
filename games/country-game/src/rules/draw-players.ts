import { distinctBy, fold, type PicturedPlayer, type Random } from '@soccer-legends/game-sdk';
import { PLAYERS } from './country-game.ts';

/** Number of pairs on the board that are easily mistaken for each other. */
export const TRAPS = 5;

/** FIFA codes of nations whose players have similar names. A nation may be in several rows. */
export const NAME_FAMILIES = [
  ['BRA', 'POR', 'ANG', 'CPV', 'MOZ'],
  ['ESP', 'ARG', 'URU', 'PAR', 'CHI', 'COL', 'MEX', 'PER', 'ECU', 'VEN', 'BOL', 'CRC', 'HON'],
  ['ITA', 'ARG', 'URU', 'SUI'],
  ['FRA', 'BEL', 'SUI', 'SEN', 'CIV', 'MLI', 'GUI', 'CMR', 'COD', 'TOG', 'GAB'],
  ['ALG', 'MAR', 'TUN', 'EGY', 'FRA', 'KSA', 'QAT', 'IRQ'],
  ['GER', 'AUT', 'SUI', 'LIE', 'LUX'],
  ['CRO', 'SRB', 'BIH', 'SVN', 'MKD', 'MNE', 'BUL'],
  ['RUS', 'UKR', 'BLR', 'BUL', 'POL', 'CZE', 'SVK'],
  ['DEN', 'NOR', 'SWE', 'ISL', 'FIN'],
  ['ENG', 'SCO', 'WAL', 'NIR', 'IRL', 'USA', 'CAN', 'AUS', 'NZL', 'JAM', 'TRI'],
  ['NED', 'BEL', 'SUR', 'CUW', 'RSA'],
  ['NGA', 'GHA', 'CMR', 'LBR', 'SLE', 'ZAM'],
  ['JPN', 'KOR', 'PRK', 'CHN'],
];

export function countryKey({ nation, country }: PicturedPlayer): string {
  return nation ?? fold(country);
}

/** Returns whether two players have shirts that look alike, or names from which their countries can hardly be told apart. */
export function isTrap(one: PicturedPlayer, other: PicturedPlayer): boolean {
  if (one.kit !== null && one.kit === other.kit) return true;
  return NAME_FAMILIES.some((family) => [one, other].every(({ nation }) => nation !== null && family.includes(nation)));
}

/** Returns ten players of different countries, in random order. If possible, each has a trap among the others. */
export function drawTen(players: readonly PicturedPlayer[], random: Random): PicturedPlayer[] {
  const left = distinctBy(random.shuffle(players), countryKey);
  const trapped: PicturedPlayer[] = [];
  for (const one of left) {
    if (trapped.length >= 2 * TRAPS) break;
    const other = left.find((candidate) => candidate !== one && !trapped.includes(candidate) && isTrap(one, candidate));
    if (other && !trapped.includes(one)) trapped.push(one, other);
  }
  const others = left.filter((player) => !trapped.includes(player));
  return random.shuffle([...trapped, ...others].slice(0, PLAYERS));
}
