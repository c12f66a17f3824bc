import { fold } from '@soccer-legends/contracts';
import type { CataloguePlayer, CatalogueSnapshot, CatalogueTeam } from '../../catalogue/catalogue.port.ts';

/** All that grids are drawn from, worked out once for a snapshot. */
export interface PlayerGridIndex {
  /** Those whose nation is known, which the columns go by. */
  players: readonly GridPlayer[];
  /** Clubs that somebody has played for. */
  clubs: readonly GridClub[];
}

export type GridPlayer = CataloguePlayer & { nation: string };

export interface GridClub {
  team: CatalogueTeam;
  /** Places of those who have played for it. */
  members: readonly number[];
  /** Where they come from. */
  nations: ReadonlySet<string>;
}

export function indexForPlayerGrid({ players: everybody, teams }: CatalogueSnapshot): PlayerGridIndex {
  const players = [...everybody.values()].filter((player): player is GridPlayer => player.nation !== null);
  const idOf = new Map([...teams.values()].map(({ id, name }) => [fold(name), id]));
  const members = new Map<number, number[]>();
  for (const [place, { spells }] of players.entries()) {
    // A stay that is not tied to its club is one all the same: who has played there fits into its row.
    const ids = new Set(spells.map(({ club, teamId }) => teamId ?? idOf.get(fold(club))));
    for (const id of ids) if (id !== undefined) members.set(id, [...(members.get(id) ?? []), place]);
  }
  const clubs = [...teams.values()].map((team) => {
    const places = members.get(team.id) ?? [];
    return { team, members: places, nations: new Set(places.map((place) => players[place]!.nation)) };
  });
  return { players, clubs: clubs.filter((club) => club.members.length > 0) };
}
