import type { Team, World } from '../world.ts';
import { countryName } from './country.ts';
import { picture } from './pictures.ts';

export function teamName({ id, name }: Team): object {
  return { id, name, logo: picture('teams') };
}

export function teamAnswer(team: Team, { nations }: World): object {
  const country = nations.find(({ code }) => code === team.country)?.names.en ?? null;
  return {
    team: {
      ...teamName(team),
      code: null,
      country: country && countryName(country),
      founded: null,
      national: team.national,
    },
    venue: { id: null, name: null, address: null, city: null, capacity: null, surface: null, image: null },
  };
}
