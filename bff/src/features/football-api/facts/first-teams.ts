import { nameKey } from '@soccer-legends/contracts';
import type { Nation } from '@soccer-legends/football-data';

/** Words in the names of youth teams, reserves and women's teams. */
const OTHER_TEAM =
  /\b(?:u ?\d{2}|sub ?\d{2}|under ?\d{2}|youth|juvenil|primavera|academy|reserves?|amateurs?|castilla|women|womens|ladies|fem|femin\w*|femen\w*|frauen|vrouwen|dames|damen|donne)\b|^jong |(?<=\S) (?:ii|iii|b|c|w|2|am)$/i;

/** First teams whose names look like those of youth, reserve or women's teams. */
const FIRST_TEAMS = ['Willem II', 'Primavera SP', 'EC Primavera', 'Right to Dream Academy'];

/** Reserve sides in senior leagues whose names do not show it, in the service's spelling. */
const RESERVE_SIDES = [
  'Juventus Next Gen',
  'Milan Futuro',
  'Atalanta Futuro',
  'Barcelona Atlètic',
  'Bilbao Athletic',
  'Atlético Madrileño',
  'Betis Deportivo',
  'Celta Fortuna',
  'Deportivo Fabril',
  'Las Palmas Atlético',
  'Levante Atlético',
  'Málaga Atlético',
  'Mirandilla',
  'Real Oviedo Vetusta',
  'Recreativo Granada',
  'Sevilla Atlético',
  'Valencia Mestalla',
  'Crown Legacy',
  'Huntsville City',
  'North Texas SC',
  'Real Monarchs',
  'Tacoma Defiance',
  'The Town FC',
  'Ventura County',
  'Ventura County FC',
];

/** Recognizes the first teams of clubs by name, as opposed to national, youth, reserve and women's teams. */
export class FirstTeams {
  private readonly nations: ReadonlySet<string>;

  constructor(nations: readonly Nation[]) {
    this.nations = new Set(nations.flatMap(({ names, aliases }) => [names.en, ...aliases].map(nationKey)));
  }

  has(name: string): boolean {
    const text = nameKey(name);
    const isOther = RESERVES.has(text) || (OTHER_TEAM.test(text) && !EXCEPTIONS.has(text));
    return !isOther && !this.isNation(name);
  }

  isNation(name: string): boolean {
    return this.nations.has(nationKey(name));
  }
}

function nationKey(name: string): string {
  return nameKey(name).replace(/ NATIONAL TEAM$/, '');
}

const EXCEPTIONS = new Set(FIRST_TEAMS.map(nameKey));
const RESERVES = new Set(RESERVE_SIDES.map(nameKey));
