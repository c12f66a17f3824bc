import { initialsOf } from '@soccer-legends/contracts';
import type { Position } from '@soccer-legends/contracts';
import type { Club, Kit, Nation } from '../facts.ts';
import type { CoachFacts } from './coach-sticker.ts';
import type { FlagWords } from './flag.ts';
import { decadeOf } from './ground.ts';
import { mainStay } from './main-stay.ts';
import type { StickerFacts } from './sticker.ts';

type Clubs = ReadonlyMap<number, Club>;

/** The facts about a stay at a club that drawings use. */
export interface Stay {
  clubId: number | null;
  start: number;
  /** Null for a current club. */
  end: number | null;
  /** League matches; absent for a coach, null if unknown. */
  matches?: number | null;
}

/** The facts about a player that drawings use. */
export interface DrawnPlayer {
  id: number;
  name: string;
  number: number | null;
  position: Position | null;
  /** From 1 to 5, as in the data set. */
  fame: number;
  /** In chronological order. */
  career: readonly Stay[];
  /** Id of the club that the player is known for, if it is not the one of most league matches. */
  knownFor?: number | undefined;
}

/** The facts about a coach that drawings use. */
export interface DrawnCoach {
  id: number;
  fame: number;
  career: readonly Stay[];
}

const BEST_KNOWN = 5;

/** The facts about a nation that drawings use. */
export type DrawnNation = Pick<Nation, 'flag' | 'kits'>;

/** Returns the data set's facts for a player's sticker. */
export function playerFacts(player: DrawnPlayer, clubs: Clubs, nation: DrawnNation | null): StickerFacts {
  const { id, name, number, position, fame, career, knownFor } = player;
  const stay = mainStay(career, (clubId) => clubs.has(clubId), knownFor);
  return {
    id,
    kit: kitIn(stay, clubs),
    nationKit: stay && nation ? (kitOf(nation, stay.year) ?? null) : null,
    flag: nation?.flag ?? null,
    number,
    initials: initialsOf(name),
    position,
    decade: career.length === 0 ? null : decadeOf(Math.min(...career.map(({ start }) => start))),
    gold: fame === BEST_KNOWN,
  };
}

/** Returns the facts for a coach's sticker. The scarf has the colors of the club with the most years. */
export function coachFacts({ id, fame, career }: DrawnCoach, clubs: Clubs, flag: FlagWords | null): CoachFacts {
  const stay = mainStay(career, (clubId) => clubs.has(clubId));
  return {
    id,
    colors: kitIn(stay, clubs)?.colors ?? null,
    flag,
    decade: career.length === 0 ? null : decadeOf(Math.min(...career.map(({ start }) => start))),
    gold: fame === BEST_KNOWN,
  };
}

/** Nations by the name of their team in coaches' careers. */
export type NationalTeams = ReadonlyMap<string, Nation>;

/** Returns the nations by names such as "Brazil national team". */
export function nationalTeams(nations: readonly Nation[]): NationalTeams {
  return new Map(nations.map((nation) => [`${nation.names.en} national team`, nation]));
}

function kitIn(stay: { clubId: number; year: number } | undefined, clubs: Clubs): Kit | null {
  return stay ? kitOf(clubs.get(stay.clubId)!, stay.year)! : null;
}

/** Returns the kit of a club or nation in a year; undefined for a nation without kits. */
function kitOf({ kits }: Pick<Club, 'kits'>, year: number): Kit | undefined {
  return kits.findLast(({ since }) => since === null || since <= year);
}
