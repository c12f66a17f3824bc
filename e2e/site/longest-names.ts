import {
  flagAddress,
  type CoachSummary,
  type ConnectionsPuzzle,
  type PlayerDetail,
  type PlayerGridPuzzle,
  type PlayerSummary,
  type TeamLogo,
} from '@soccer-legends/contracts';
import type { Page } from '@playwright/test';

/** The longest words and names of the data set, hardest first. */
const PLAYERS = [
  'Sokratis Papastathopoulos',
  'Bastian Schweinsteiger',
  'Sergej Milinković-Savić',
  'Son Heung-min',
  'Ruben Loftus-Cheek',
  'Pierre-Emerick Aubameyang',
  'Giovanni van Bronckhorst',
  'Jimmy Floyd Hasselbaink',
  'Jakub Błaszczykowski',
  'Trent Alexander-Arnold',
  'Juan Sebastián Verón',
  'Roberto Abbondanzieri',
  'Khvicha Kvaratskhelia',
  'Juninho Pernambucano',
  'Giorgi Mamardashvili',
  'Stephan Lichtsteiner',
];
const CLUBS = [
  'Borussia Mönchengladbach',
  'Wolverhampton Wanderers',
  'Brighton & Hove Albion',
  'Middlesbrough',
  'Universidad de Chile',
  'Zenit Saint Petersburg',
  'Deportivo La Coruña',
  'Kaiserslautern',
  'Paris Saint-Germain',
  'Nottingham Forest',
];
const COACHES = [
  'Carlos Alberto Parreira',
  'Massimiliano Allegri',
  'Valeriy Lobanovskyi',
  'Ole Gunnar Solskjær',
  'Mauricio Pochettino',
  'Luiz Felipe Scolari',
  'Sven-Göran Eriksson',
  'Giovanni Trapattoni',
  'Franz Beckenbauer',
  'Bora Milutinović',
];
/** In German, the nations with the longest words. */
const NATIONS = ['MKD', 'CIV', 'BIH', 'UAE', 'NED', 'SUI', 'IRL', 'UKR', 'NIR', 'KOR'];

/**
 * Makes a page deal rounds with the longest names, the same ones each time.
 * @param count number of players, of at most ten nations
 */
export async function dealLongestNames(page: Page, count: number): Promise<void> {
  await page.addInitScript(() => {
    crypto.getRandomValues = (values) => {
      if (values instanceof Uint32Array) values.fill(1);
      return values;
    };
  });
  await change<PlayerSummary[]>(page, /\/api\/players\?/, (players) =>
    onePerNation(players)
      .slice(0, count)
      .map((player, index) => ({
        ...player,
        name: PLAYERS[index]!,
        nation: NATIONS[index]!,
        country: NATIONS[index]!,
        career: [{ ...player.career[0]!, team: CLUBS[index]! }],
      })),
  );
  await change<PlayerDetail>(page, /\/api\/players\/\d+$/, (player) => ({
    ...player,
    name: PLAYERS[0]!,
    nation: NATIONS[0]!,
    career: withLongClubs(player.career),
    currentTeamAsOf: '2026-09',
  }));
  await change<CoachSummary[]>(page, /\/api\/coaches/, (coaches) =>
    coaches.slice(0, COACHES.length).map((coach, index) => ({
      ...coach,
      name: COACHES[index]!,
      career: withLongClubs(coach.career),
      teamAsOf: '2026-09',
    })),
  );
  await change<TeamLogo[]>(page, /\/api\/team-logos/, (logos) =>
    logos.slice(0, 4).map((logo, index) => ({ ...logo, name: CLUBS[index]! })),
  );
  await change<ConnectionsPuzzle>(page, /\/api\/connections-game/, (puzzle) => ({
    ...puzzle,
    players: puzzle.players.map((player, index) => ({ ...player, name: PLAYERS[index]!, info: '2000–2020' })),
  }));
  await change<PlayerGridPuzzle>(page, /\/api\/player-grid\/game/, (puzzle) => ({
    ...puzzle,
    countries: puzzle.countries.map((country, index) => {
      const nation = NATIONS[index]!;
      return { ...country, nation, name: nation, flag: flagAddress(nation) };
    }),
    clubs: puzzle.clubs.map((club, index) => ({ ...club, name: CLUBS[index]! })),
    players: puzzle.players.map((player, index) => ({ ...player, name: PLAYERS[index]! })),
  }));
}

/** Makes a page deal a player with a career of this many clubs. */
export function dealLongCareer(page: Page, clubs: number): Promise<void> {
  return change<PlayerDetail>(page, /\/api\/players\/\d+$/, (player) => ({
    ...player,
    career: Array.from({ length: clubs }, (_, index) => ({
      ...player.career[index % player.career.length]!,
      team: CLUBS[index % CLUBS.length]!,
    })),
  }));
}

async function change<Body>(page: Page, path: RegExp, changed: (body: Body) => Body): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: changed((await response.json()) as Body) });
  });
}

function onePerNation(players: readonly PlayerSummary[]): PlayerSummary[] {
  return players.filter(({ nation }, place) => players.findIndex((other) => other.nation === nation) === place);
}

function withLongClubs<Spell extends { team: string }>(career: readonly Spell[]): Spell[] {
  return career.map((item, index) => ({ ...item, team: CLUBS[index % CLUBS.length]! }));
}
