import type { ApiTeamRef } from '../../football-api/football-api.port.ts';
import { firstSeasonFrom, type Stay, yearOf } from './stay.ts';

/** The seasons in which a club listed the player, by the year in which they begin. */
export interface ClubSeasons {
  /** `ClubKeys.of` */
  club: string;
  team: ApiTeamRef;
  seasons: ReadonlySet<number>;
}

/**
 * Adds the seasons to the dated stays. Seasons that fit no stay become stays of their own. A stay without a departure is
 * split around other clubs.
 */
export function addSeasons(dated: readonly Stay[], clubs: readonly ClubSeasons[]): Stay[] {
  const stays = dated.map((stay) => ({ ...stay, seasons: [] as number[] }));
  const others = clubs.flatMap((club) =>
    assignSeasons(
      club,
      stays.filter((stay) => stay.club === club.club),
    ),
  );
  const all = [...stays, ...others];
  const divided = all.flatMap((stay) => divideAtGaps(stay, all));
  return divided.map((stay) => ({ ...stay, loan: stay.loan || (isUndated(stay) && isWithinOther(stay, divided)) }));
}

/** Adds each season to the latest stay that may include it. Returns new stays for the remaining seasons. */
function assignSeasons({ club, team, seasons }: ClubSeasons, dated: readonly Stay[]): Stay[] {
  const left = new Map<number, Stay>();
  for (const season of [...seasons].sort((a, b) => a - b)) {
    const stay = dated.findLast((_, index) => mayInclude(dated, index, season));
    if (stay) {
      stay.seasons.push(season);
      continue;
    }
    const place = dated.filter(({ departure, replaced }) => yearOf(departure ?? replaced ?? '9999') < season).length;
    const other = left.get(place) ?? {
      ...{ club, team, loan: false, arrival: null, origin: null, mentioned: null, departure: null, replaced: null },
      seasons: [],
    };
    left.set(place, other);
    other.seasons.push(season);
  }
  return [...left.values()];
}

function mayInclude(dated: readonly Stay[], index: number, season: number): boolean {
  const { arrival, departure, replaced } = dated[index]!;
  const previous = dated[index - 1];
  const previousEnd = previous?.departure ?? previous?.replaced;
  const first = arrival ? firstSeasonFrom(arrival) : previousEnd ? yearOf(previousEnd) + 1 : -Infinity;
  return season >= first && season <= yearOf(departure ?? replaced ?? '9999');
}

function divideAtGaps(stay: Stay, all: readonly Stay[]): Stay[] {
  if (stay.seasons.length === 0 || (stay.arrival && stay.departure)) return [stay];
  const parts: number[][] = [];
  for (const season of stay.seasons) {
    const part = parts.at(-1);
    if (part && !wasElsewhere(stay, { after: part.at(-1)!, before: season }, all)) part.push(season);
    else parts.push([season]);
  }
  return parts.map((seasons, index) => ({
    ...stay,
    seasons,
    loan: stay.loan && (stay.departure === null ? index === 0 : index === parts.length - 1),
    arrival: index === 0 ? stay.arrival : null,
    departure: index === parts.length - 1 ? stay.departure : null,
    replaced: index === parts.length - 1 ? stay.replaced : null,
  }));
}

function wasElsewhere({ club }: Stay, gap: { after: number; before: number }, all: readonly Stay[]): boolean {
  return all.some(
    (other) =>
      other.club !== club && !other.loan && other.seasons.some((season) => season > gap.after && season < gap.before),
  );
}

function isUndated({ arrival, departure }: Stay): boolean {
  return arrival === null && departure === null;
}

/** Whether another club listed the player before, during and after the stay. The stay must then have been a loan. */
function isWithinOther({ club, seasons }: Stay, all: readonly Stay[]): boolean {
  const first = seasons[0];
  const last = seasons.at(-1);
  if (first === undefined || last === undefined) return false;
  return all.some((other) => {
    if (other.club === club || other.loan) return false;
    const began = other.arrival ? firstSeasonFrom(other.arrival) < first : (other.seasons[0] ?? Infinity) < first;
    // The dates or the listed seasons of the other stay go beyond this one.
    const isDated = other.departure !== null && other.departure >= `${last + 1}-06-01`;
    const isListed = (other.seasons.at(-1) ?? 0) > last && seasons.every((season) => other.seasons.includes(season));
    return began && (isDated || isListed);
  });
}
