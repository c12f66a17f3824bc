import type {
  PlayerDetail,
  PlayerHit,
  PlayerSummary,
  AdminOrigin,
  AdminPlayer,
  AdminPlayerFacts,
  AdminPlayerSummary,
} from '@soccer-legends/contracts';
import { yearsText } from './club-stays.ts';
import type { CataloguePlayer } from './snapshot.ts';
import { currentSpell, lastConfirmed, teamCount } from '../model/facts.ts';

/** Returns a player of a list, whose career has no years. */
export function toPlayerSummary(player: CataloguePlayer): PlayerSummary {
  return { ...withoutYears(player), ...kitOf(player) };
}

/** Returns a player of a search. `from` and `to` are calendar years; `to` is null for an active player. */
export function toPlayerHit({ id, name, country, nation, position, spells }: CataloguePlayer): PlayerHit {
  const years = spells.flatMap(({ from, to }) => [from, to ?? from]);
  const isActive = spells.some(({ to }) => to === null);
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

/** Converts a spell to the wire's `start` and `end`; `end` is null while the spell continues. */
export function spellYears({ from, to }: { from: number; to: number | null }): {
  start: number;
  end: number | null;
} {
  return { start: from, end: to };
}

/** Returns a player whose career has no years. */
function withoutYears(player: CataloguePlayer): Omit<PlayerSummary, 'kit' | 'kitYears'> {
  const career = player.career.map(({ team, teamLogo }) => ({ team, teamLogo }));
  return { ...toPlayerDetail(player), career };
}

function kitOf({ kitTeamId, spells, career }: CataloguePlayer): Pick<PlayerSummary, 'kit' | 'kitYears'> {
  const worn = kitTeamId === null ? -1 : spells.findIndex(({ teamId }) => teamId === kitTeamId);
  const last = spells.findLast(({ teamId }) => teamId === kitTeamId);
  if (worn < 0 || !last) return { kit: null, kitYears: null };
  return { kit: career[worn]!.team, kitYears: yearsText(spells[worn]!.from, last.to) };
}

function toPlayerDetail({ id, name, country, nation, position, photo, career }: CataloguePlayer): PlayerDetail {
  return { id, name, country, nation, position, photo, career };
}

/** Returns a player with the whole career, and when a source last listed the current club. */
export function toDatedDetail(player: CataloguePlayer): PlayerDetail {
  return { ...toPlayerDetail(player), currentTeamAsOf: lastConfirmed(player) };
}

/** Returns a player with all facts, as in the console and the games' detail route. */
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
