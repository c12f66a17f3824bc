import { dateOfMatchday, dealSeed, tokenOfMatchday, type MatchdayEffect } from '@soccer-legends/contracts';
import { SeededRandom } from '../../../platform/environment/seeded-random.ts';
import type { PersonKind } from '../../catalogue/catalogue.port.ts';
import { MATCHDAY_DRAWS, type drawsFrom, type MatchdayDraw } from './matchday-draws.ts';

type Draws = ReturnType<typeof drawsFrom>;

/** A person whose facts are about to change. */
interface ChangedPerson {
  kind: PersonKind;
  id: number;
  /** The name so far. */
  name: string;
}

export interface Dealt {
  token: string;
  draw: string;
  value: unknown;
}

export interface MatchdayEffectsRequest {
  person: ChangedPerson;
  matchdays: readonly number[];
  /** What these matchdays have dealt already. */
  dealt: readonly Dealt[];
  /** The draws of the catalogue so far, and of the changed one. */
  before: Draws;
  after: Draws;
  /** Whether a deal that was proven to have one solution is not any more. */
  losesProof(dealt: Dealt): boolean;
}

/**
 * Returns what a change does to the deals of matchdays, without those that it does not touch. What was dealt stays as it
 * is; a deal that was not drawn yet may be drawn differently.
 */
export function matchdayEffects({ matchdays, ...request }: MatchdayEffectsRequest): MatchdayEffect[] {
  return matchdays
    .map((matchday) => effectOn(matchday, request))
    .filter(({ changes, keeps, unproven }) => changes.length + keeps.length + unproven.length > 0);
}

function effectOn(
  matchday: number,
  { person, dealt, before, after, losesProof }: Omit<MatchdayEffectsRequest, 'matchdays'>,
): MatchdayEffect {
  const token = tokenOfMatchday(matchday);
  const own = new Map(dealt.filter((deal) => deal.token === token).map((deal) => [deal.draw, deal]));
  const draws = MATCHDAY_DRAWS.filter(({ kind }) => kind === person.kind);
  const isChanged = ({ name }: MatchdayDraw): boolean => {
    const [was, is] = [before, after].map((all) => all[name]!(new SeededRandom(dealSeed(token, name))));
    return !own.has(name) && JSON.stringify(was) !== JSON.stringify(is);
  };
  const isKept = ({ name }: MatchdayDraw): boolean => mentions(own.get(name)?.value, person);
  const isUnproven = ({ name }: MatchdayDraw): boolean => own.has(name) && losesProof(own.get(name)!);
  const gamesOf = (suits: (draw: MatchdayDraw) => boolean): string[] => [
    ...new Set(draws.filter(suits).flatMap(({ games }) => games)),
  ];
  return {
    matchday,
    date: dateOfMatchday(matchday),
    changes: gamesOf(isChanged),
    keeps: gamesOf(isKept),
    unproven: gamesOf(isUnproven),
  };
}

/** Whether a deal has a person. Words name their players, all other deals have ids. */
function mentions(deal: unknown, { id, name }: ChangedPerson): boolean {
  const { players = deal } = (deal ?? {}) as { players?: unknown };
  if (!Array.isArray(players)) return false;
  return (players as { id?: number; fullName?: string }[]).some((one) => one.id === id || one.fullName === name);
}
