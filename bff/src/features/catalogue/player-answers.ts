import type { PlayerDetail, PlayerHit, PlayerSummary } from '@soccer-legends/contracts';
import type { CataloguePlayer } from './snapshot.ts';

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
