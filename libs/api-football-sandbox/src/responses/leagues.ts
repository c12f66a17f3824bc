import { currentSeason } from '../seasons.ts';
import type { SandboxFootball } from '../sandbox-football.ts';
import { leagueId } from './statistics.ts';
import { countryName, pictureUrl } from './team.ts';

const FIRST_SEASON = 2010;

interface LeagueItem {
  league: { id: number; name: string; type: string; logo: string };
  country: { name: string; code: null; flag: null };
  seasons: object[];
}

/** Returns the items of `/leagues`: one league for every country with a club. */
export function leaguesOf(football: SandboxFootball, now: Date): LeagueItem[] {
  const countries = new Set(
    [...football.teams.values()].filter(({ national }) => !national).map(({ country }) => country),
  );
  const latest = currentSeason(now);
  const years = Array.from({ length: latest - FIRST_SEASON + 1 }, (_, index) => FIRST_SEASON + index);
  return football.nations
    .filter(({ code }) => countries.has(code))
    .map(({ code, names }) => ({
      league: { id: leagueId(code, football), name: `${names.en} League`, type: 'League', logo: pictureUrl('leagues') },
      country: { name: countryName(names.en), code: null, flag: null },
      seasons: years.map((year) => ({
        year,
        start: `${year}-08-01`,
        end: `${year + 1}-05-31`,
        current: year === latest,
        coverage: {},
      })),
    }));
}
