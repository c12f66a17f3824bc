import type { SandboxFootball, Team } from '../sandbox-football.ts';

const COUNTRY_SPELLINGS: Readonly<Record<string, string>> = {
  'United States': 'USA',
  'DR Congo': 'Congo-DR',
  'Bosnia and Herzegovina': 'Bosnia',
};

/** Returns a country in the service's spelling, with hyphens instead of spaces. `name` is the English one. */
export function countryName(name: string): string {
  return COUNTRY_SPELLINGS[name] ?? name.replace(/ /g, '-');
}

/** Returns the URL of the service's placeholder, because the sandbox has no pictures. */
export function pictureUrl(of: 'players' | 'coachs' | 'teams' | 'leagues'): string {
  return `https://media.api-sports.io/football/${of}/0.png`;
}

/** Returns a team as a reference in other items. */
export function teamRef({ id, name }: Team): object {
  return { id, name, logo: pictureUrl('teams') };
}

/** Returns an item of `/teams`. The data set has no venues, so their properties are null. */
export function teamItem(team: Team, { nations }: SandboxFootball): object {
  const country = nations.find(({ code }) => code === team.country)?.names.en ?? null;
  return {
    team: {
      ...teamRef(team),
      code: null,
      country: country && countryName(country),
      founded: null,
      national: team.national,
    },
    venue: { id: null, name: null, address: null, city: null, capacity: null, surface: null, image: null },
  };
}
