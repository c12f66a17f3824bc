import type { FirstTeams } from './first-teams.ts';
import type { ApiPlayerSeason } from '../wire/people.ts';
import type { PlayerSeason } from './league-facts.ts';
import { toProfile } from './to-profile.ts';

/** Converts an item of a page of a league or squad, which has no figures of other leagues or teams. */
export function toPlayerSeason(
  { player, appearances }: ApiPlayerSeason,
  season: number,
  clubs: FirstTeams,
): PlayerSeason {
  const teamIds = appearances
    .filter(({ isLeague, team }) => isLeague && clubs.has(team.name))
    .flatMap(({ team }) => team.id ?? []);
  return {
    profile: toProfile(player),
    answer: { kind: 'season', season, appearances, isPartial: true },
    teamIds: [...new Set(teamIds)],
  };
}
