import type { PlayerDetail, PlayerHit, PlayerSummary } from '@soccer-legends/contracts';
import type { CataloguePlayer } from './snapshot.ts';

/** Returns a player of a list, whose career has no years. */
export function toPlayerSummary(player: CataloguePlayer): PlayerSummary {
  return { ...withoutYears(player), kit: clubOfKit(player) };
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
export function withoutYears(player: CataloguePlayer): Omit<PlayerSummary, 'kit'> {
  const career = player.career.map(({ team, teamLogo }) => ({ team, teamLogo }));
  return { ...toPlayerDetail(player), career };
}

function clubOfKit({ kitTeamId, spells, career }: CataloguePlayer): string | null {
  if (kitTeamId === null) return null;
  return career[spells.findIndex(({ teamId }) => teamId === kitTeamId)]?.team ?? null;
}

export function toPlayerDetail({ id, name, country, nation, position, photo, career }: CataloguePlayer): PlayerDetail {
  return { id, name, country, nation, position, photo, career };
}
