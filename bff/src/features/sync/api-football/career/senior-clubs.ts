import { fold } from '@soccer-legends/contracts';
import type { Nation } from '@soccer-legends/football-data';

/** Sides of a club that are not its first team: by age, as reserves, as the women's side. */
const OTHER_SIDES =
  /\b(?:u ?-?\d{2}|sub ?-?\d{2}|under ?-?\d{2}|youth|juvenil|primavera|academy|reserves?|amateurs?|castilla|women|womens|ladies|fem|femin\w*|femen\w*|frauen|vrouwen|dames|damen|donne)\b|^jong |(?<=\S) (?:ii|iii|b|c|w|2|am)$/i;

/** Tells first teams of clubs from national sides, youth sides, reserves and women's sides, by their names alone. */
export class SeniorClubs {
  private readonly nations: ReadonlySet<string>;

  constructor(nations: readonly Nation[]) {
    this.nations = new Set(nations.flatMap(({ names, aliases }) => [names.en, ...aliases].map(keyOf)));
  }

  has(name: string): boolean {
    return !OTHER_SIDES.test(plain(name)) && !this.nations.has(keyOf(name));
  }

  /** Whether it is a nation's first team. */
  isNation(name: string): boolean {
    return this.nations.has(keyOf(name));
  }
}

function plain(name: string): string {
  return fold(name).replace(/\./g, '').replace(/\s+/g, ' ');
}

function keyOf(name: string): string {
  return fold(name.replace(/[-\s]+/g, ' ')).replace(/ NATIONAL TEAM$/, '');
}
