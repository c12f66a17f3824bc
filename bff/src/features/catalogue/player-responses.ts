import type {
  AdminOrigin,
  AdminPlayer,
  AdminPlayerFacts,
  AdminPlayerSummary,
  PlayerDetail,
  PlayerHit,
  PlayerSummary,
} from '@soccer-legends/contracts';
import { currentSpell, teamCount, type CataloguePlayer } from './snapshot.ts';

export function toPlayerSummary(player: CataloguePlayer): PlayerSummary {
  const career = player.career.map(({ team, teamLogo }) => ({ team, teamLogo }));
  return { ...toPlayerDetail(player), career };
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

export function toAdminPlayer(player: CataloguePlayer): AdminPlayer {
  const career = player.career.map((item, seq) => ({ ...item, ...spellYears(player.spells[seq]!) }));
  return { ...toPlayerDetail(player), ...adminFacts(player), career };
}

export function toAdminPlayerSummary(player: CataloguePlayer): AdminPlayerSummary {
  return { ...toPlayerSummary(player), ...adminFacts(player) };
}

export function spellYears({ startYear, endYear }: { startYear: number; endYear: number | null }): {
  start: number;
  end: number | null;
} {
  return { start: startYear, end: endYear };
}

function toPlayerDetail({ id, name, country, nation, position, photo, career }: CataloguePlayer): PlayerDetail {
  return { id, name, country, nation, position, photo, career };
}

function adminFacts(player: CataloguePlayer): AdminPlayerFacts {
  const current = currentSpell(player);
  const origin: AdminOrigin = player.source === 'api' ? 'API-Football' : 'Soccer Legends';
  return {
    apiId: player.apiId,
    teamCount: teamCount(player),
    currentTeam: current?.club ?? null,
    currentTeamLogo: current ? player.career[player.spells.indexOf(current)]!.teamLogo : null,
    origin,
    updatedAt: player.updatedAt.toISOString(),
  };
}
