import type { SyncedSpell } from '../../catalogue/synced-facts.ts';
import type { ApiAppearances, ApiTeamSeasons, ApiTransfer } from '../answers.ts';
import { figuresOf } from './figures.ts';
import { staysOf, type ClubStay } from './stays.ts';
import { datesOf } from './stay-dates.ts';

/** All that the service says of a player's clubs; national and youth sides are left out already. */
export interface CareerRows {
  teams: readonly ApiTeamSeasons[];
  appearances: readonly ApiAppearances[];
  transfers: readonly ApiTransfer[];
  /** Seasons whose appearances are known; the account's plan may keep others from us. */
  knownSeasons: ReadonlySet<number>;
  /** Season that is being played. */
  currentSeason: number;
}

/**
 * One career from all that the service says: a spell for every stay at a club, in order of time. Seasons become calendar
 * years, by the transfers where there are any; league matches and goals are summed over the stay, and are null where
 * any season of it is unknown, since a part would look like the whole.
 */
export function mergeCareer(rows: CareerRows): SyncedSpell[] {
  const stays = staysOf(rows);
  const spells = stays
    .map((stay) => ({ stay, ...datesOf(stay, stays, rows) }))
    .map(({ stay, start, end, loan }): SyncedSpell => {
      const { matches, goals } = figuresOf(stay, rows);
      return { team: toSyncedTeam(stay), start, end, matches, goals, loan };
    })
    .sort(inOrderOfTime);
  return withoutOverlaps(spells);
}

/** Nobody belongs to two clubs at once: whoever joins the next one has left, save those who are only lent. */
function withoutOverlaps(spells: readonly SyncedSpell[]): SyncedSpell[] {
  return spells.map((spell, index) => {
    const next = spells.slice(index + 1).find(({ loan }) => !loan);
    const isOver = next !== undefined && !spell.loan && (spell.end ?? Infinity) > next.start;
    return isOver ? { ...spell, end: next.start } : spell;
  });
}

function toSyncedTeam({ team: { id, name, logo } }: ClubStay): SyncedSpell['team'] {
  return { apiId: id, name, logo };
}

function inOrderOfTime(a: SyncedSpell, b: SyncedSpell): number {
  return a.start - b.start || Number(a.loan) - Number(b.loan) || (a.end ?? Infinity) - (b.end ?? Infinity);
}
