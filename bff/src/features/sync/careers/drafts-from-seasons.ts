import type { ApiTeamRef } from '../../football-api/football-api.port.ts';
import { firstSeasonFrom, type SpellDraft, yearOf } from './spell-draft.ts';

/** The seasons in which a club listed the player, by the year in which they begin. */
export interface ClubSeasons {
  /** `ClubKeys.of` */
  club: string;
  team: ApiTeamRef;
  seasons: ReadonlySet<number>;
}

/**
 * Adds the seasons to the dated spells. Seasons that fit no spell become spells of their own. A spell without a departure is
 * split around other clubs.
 */
export function addSeasons(dated: readonly SpellDraft[], clubs: readonly ClubSeasons[]): SpellDraft[] {
  const drafts = dated.map((draft) => ({ ...draft, seasons: [] as number[] }));
  const others = clubs.flatMap((club) =>
    assignSeasons(
      club,
      drafts.filter((draft) => draft.club === club.club),
    ),
  );
  const all = [...drafts, ...others];
  const divided = all.flatMap((draft) => divideAtGaps(draft, all));
  return divided.map((draft) => ({
    ...draft,
    loan: draft.loan || (isUndated(draft) && isWithinOther(draft, divided)),
  }));
}

/** Adds each season to the latest spell that may include it. Returns new spells for the remaining seasons. */
function assignSeasons({ club, team, seasons }: ClubSeasons, dated: readonly SpellDraft[]): SpellDraft[] {
  const left = new Map<number, SpellDraft>();
  for (const season of [...seasons].sort((a, b) => a - b)) {
    const draft = dated.findLast((_, index) => mayInclude(dated, index, season));
    if (draft) {
      draft.seasons.push(season);
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

function mayInclude(dated: readonly SpellDraft[], index: number, season: number): boolean {
  const { arrival, departure, replaced } = dated[index]!;
  const previous = dated[index - 1];
  const previousEnd = previous?.departure ?? previous?.replaced;
  const first = arrival ? firstSeasonFrom(arrival) : previousEnd ? yearOf(previousEnd) + 1 : -Infinity;
  return season >= first && season <= yearOf(departure ?? replaced ?? '9999');
}

function divideAtGaps(draft: SpellDraft, all: readonly SpellDraft[]): SpellDraft[] {
  if (draft.seasons.length === 0 || (draft.arrival && draft.departure)) return [draft];
  const parts: number[][] = [];
  for (const season of draft.seasons) {
    const part = parts.at(-1);
    if (part && !wasElsewhere(draft, { after: part.at(-1)!, before: season }, all)) part.push(season);
    else parts.push([season]);
  }
  return parts.map((seasons, index) => ({
    ...draft,
    seasons,
    loan: draft.loan && (draft.departure === null ? index === 0 : index === parts.length - 1),
    arrival: index === 0 ? draft.arrival : null,
    departure: index === parts.length - 1 ? draft.departure : null,
    replaced: index === parts.length - 1 ? draft.replaced : null,
  }));
}

function wasElsewhere(
  { club }: SpellDraft,
  gap: { after: number; before: number },
  all: readonly SpellDraft[],
): boolean {
  return all.some(
    (other) =>
      other.club !== club && !other.loan && other.seasons.some((season) => season > gap.after && season < gap.before),
  );
}

function isUndated({ arrival, departure }: SpellDraft): boolean {
  return arrival === null && departure === null;
}

/** Whether another club listed the player before, during and after the spell. The spell must then have been a loan. */
function isWithinOther({ club, seasons }: SpellDraft, all: readonly SpellDraft[]): boolean {
  const first = seasons[0];
  const last = seasons.at(-1);
  if (first === undefined || last === undefined) return false;
  return all.some((other) => {
    if (other.club === club || other.loan) return false;
    const began = other.arrival ? firstSeasonFrom(other.arrival) < first : (other.seasons[0] ?? Infinity) < first;
    // The dates or the listed seasons of the other spell go beyond this one.
    const isDated = other.departure !== null && other.departure >= `${last + 1}-06-01`;
    const isListed = (other.seasons.at(-1) ?? 0) > last && seasons.every((season) => other.seasons.includes(season));
    return began && (isDated || isListed);
  });
}
