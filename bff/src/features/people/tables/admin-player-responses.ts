import type { AdminOrigin, AdminPlayer, AdminPlayerFacts, AdminPlayerSummary } from '@soccer-legends/contracts';
import { currentSpell, lastConfirmed, teamCount } from '../model/facts.ts';
import type { CataloguePlayer } from '../catalogue/snapshot.ts';
import { spellYears, toPlayerDetail, withoutYears } from '../catalogue/player-responses.ts';

/** Returns a player with all facts, as the console and the games' detail route show him. */
export function toAdminPlayer(player: CataloguePlayer): AdminPlayer {
  const career = player.career.map((item, seq) => ({ ...item, ...spellYears(player.spells[seq]!) }));
  return { ...toPlayerDetail(player), ...adminFacts(player), career };
}

/** Returns a player of the console's list, whose career has no years. */
export function toAdminPlayerSummary(player: CataloguePlayer): AdminPlayerSummary {
  return { ...withoutYears(player), ...adminFacts(player) };
}

function adminFacts(player: CataloguePlayer): AdminPlayerFacts {
  const current = currentSpell(player);
  const origin: AdminOrigin = player.source === 'api' ? 'API-Football' : 'Soccer Legends';
  return {
    apiId: player.apiId,
    teamCount: teamCount(player),
    currentTeam: current?.club ?? null,
    currentTeamAsOf: lastConfirmed(player),
    currentTeamLogo: current ? player.career[player.spells.indexOf(current)]!.teamLogo : null,
    origin,
    updatedAt: player.updatedAt.toISOString(),
  };
}
