import type {
  PlayerDetail,
  PlayerHit,
  PlayerSummary,
  AdminCoach,
  AdminOrigin,
  AdminPlayer,
  AdminPlayerFacts,
  AdminPlayerSummary,
} from '@soccer-legends/contracts';
import { type CataloguePlayer, currentSpell, teamCount, type CatalogueCoach } from './snapshot.ts';
import type { Source } from './catalogue.entities.ts';

export function toPlayerDetail({ id, name, country, nation, position, photo, career }: CataloguePlayer): PlayerDetail {
  return { id, name, country, nation, position, photo, career };
}

export function toPlayerSummary({
  id,
  name,
  country,
  nation,
  position,
  photo,
  career,
}: CataloguePlayer): PlayerSummary {
  return {
    id,
    name,
    country,
    nation,
    position,
    photo,
    career: career.map(({ team, teamLogo }) => ({ team, teamLogo })),
  };
}

export function toPlayerHit({ id, name, country, nation, position, spells }: CataloguePlayer): PlayerHit {
  const years = spells.flatMap(({ startYear, endYear }) => [startYear, endYear ?? startYear]);
  const isActive = spells.some(({ endYear }) => endYear === null);
  return {
    id,
    name,
    country,
    nation,
    position,
    from: years.length > 0 ? Math.min(...years) : null,
    to: years.length > 0 && !isActive ? Math.max(...years) : null,
  };
}

/** What the console shows besides what every visitor sees; it goes out with the answers that only few ask for. */
export function toAdminPlayer(player: CataloguePlayer): AdminPlayer {
  const career = player.career.map((item, seq) => ({ ...item, ...yearsOf(player.spells[seq]!) }));
  return { ...toPlayerDetail(player), ...factsOf(player), career };
}

export function toAdminPlayerSummary(player: CataloguePlayer): AdminPlayerSummary {
  return { ...toPlayerSummary(player), ...factsOf(player) };
}

export function adminFactsOfCoach(
  { apiId, born, spells, updatedAt }: CatalogueCoach,
  logoOfTeam: (teamId: number | null) => string | null,
  year: number,
): Pick<AdminCoach, 'apiId' | 'age' | 'career' | 'updatedAt'> {
  return {
    apiId,
    age: born === null ? null : year - born,
    career: spells.map((spell) => ({ team: spell.club, teamLogo: logoOfTeam(spell.teamId), ...yearsOf(spell) })),
    updatedAt: updatedAt.toISOString(),
  };
}

function factsOf(player: CataloguePlayer): AdminPlayerFacts {
  const current = currentSpell(player);
  return {
    apiId: player.apiId,
    teamCount: teamCount(player),
    currentTeam: current?.club ?? null,
    currentTeamLogo: current ? player.career[player.spells.indexOf(current)]!.teamLogo : null,
    origin: originOf(player.source),
    updatedAt: player.updatedAt.toISOString(),
  };
}

function originOf(source: Source): AdminOrigin {
  return source === 'api' ? 'API-Football' : 'Soccer Legends';
}

function yearsOf({ startYear, endYear }: { startYear: number; endYear: number | null }): {
  start: number;
  end: number | null;
} {
  return { start: startYear, end: endYear };
}
