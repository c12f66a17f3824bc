import { fold } from '@soccer-legends/contracts';
import type { Nation } from '@soccer-legends/football-data';

/** Words in the names of youth teams, reserves and women's teams. */
const OTHER_TEAM =
  /\b(?:u ?-?\d{2}|sub ?-?\d{2}|under ?-?\d{2}|youth|juvenil|primavera|academy|reserves?|amateurs?|castilla|women|womens|ladies|fem|femin\w*|femen\w*|frauen|vrouwen|dames|damen|donne)\b|^jong |(?<=\S) (?:ii|iii|b|c|w|2|am)$/i;

/** Recognizes the first teams of clubs by name, as opposed to national, youth, reserve and women's teams. */
export class SeniorClubs {
  private readonly nations: ReadonlySet<string>;

  constructor(nations: readonly Nation[]) {
    this.nations = new Set(nations.flatMap(({ names, aliases }) => [names.en, ...aliases].map(nationKey)));
  }

  has(name: string): boolean {
    return !OTHER_TEAM.test(normalized(name)) && !this.isNation(name);
  }

  /** Whether it is a senior national team. */
  isNation(name: string): boolean {
    return this.nations.has(nationKey(name));
  }
}

function normalized(name: string): string {
  return fold(name).replace(/\./g, '').replace(/\s+/g, ' ');
}

function nationKey(name: string): string {
  return fold(name.replace(/[-\s]+/g, ' ')).replace(/ NATIONAL TEAM$/, '');
}
