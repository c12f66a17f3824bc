import { POSITIONS, type Position } from '@soccer-legends/contracts';
import * as v from 'valibot';
import {
  field,
  list,
  object,
  required,
  type Members,
  toCount,
  toId,
  toPictureUrl,
  toText,
  toWholeText,
  toYear,
} from './schema.ts';
import { teamRef } from './teams.ts';

const POSITION_SYNONYMS: Readonly<Record<string, Position>> = {
  Forward: 'Attacker',
  Striker: 'Attacker',
  Keeper: 'Goalkeeper',
};

/** Names of entries without data. */
const NO_NAME = /^(?:data not available|unknown|n\/a|-)$/i;

/** Words in the names of cups, friendlies and tournaments that occur in no name of a domestic league. */
const NOT_A_LEAGUE =
  /(?<!\p{L})(?:cup|copa|coupe|coppa|pokal|ta[çc]a|beker|kupa?|kupas[ıi]|shield|super ?(?:cup|copa|coppa)|supercopa|supercoppa|troph\S*|trofeo|friendl\S*|champions|europa|conference|libertadores|sudamericana|recopa|play-?offs?|qualif\S*|relegation round|community|club world)(?!\p{L})/iu;

const personMembers = {
  id: required(toId),
  name: field(toWholeText),
  firstname: field(toWholeText),
  lastname: field(toWholeText),
  nationality: field(toText),
  birth: object({ date: field(toYear) }),
  photo: field(toPictureUrl),
};
type PersonMembers = Members<typeof personMembers>;

/** A person in the spelling of the service. */
export interface ApiPerson extends Pick<PersonMembers, 'nationality' | 'photo'> {
  apiId: number;
  /** Display name, often with an initial: "M. Maignan". */
  name: string;
  firstName: string | null;
  /** Legal last name, which may differ from that in `name`. */
  lastName: string | null;
  born: number | null;
}

function toPerson({ id, name, firstname, lastname, nationality, birth, photo }: PersonMembers): ApiPerson {
  return {
    apiId: id,
    name: name ?? [firstname, lastname].filter(Boolean).join(' '),
    firstName: firstname,
    lastName: lastname,
    nationality,
    born: birth.date,
    photo,
  };
}

function isName(name: string): boolean {
  return name !== '' && !NO_NAME.test(name);
}

/** The `player` member of an item of `/players/profiles` or `/players`. */
export const player = v.pipe(
  object({ ...personMembers, position: field(toPosition) }),
  v.transform(({ position, ...members }) => ({ ...toPerson(members), position })),
  v.check(({ name }) => isName(name)),
);
export type ApiPlayer = v.InferOutput<typeof player>;

/** Item of `/players/profiles`. */
export const profile = v.pipe(
  object({ player }),
  v.transform((item) => item.player),
);

const coachSpell = v.pipe(
  object({ team: teamRef, start: required(toYear), end: field(toYear) }),
  v.transform(({ team, start, end }) => ({
    team,
    start,
    end: end === null ? null : Math.max(start, end),
  })),
);
type CoachSpell = v.InferOutput<typeof coachSpell>;

/** Item of `/coachs`, with the posts in chronological order. */
export const coach = v.pipe(
  object({ ...personMembers, career: list(coachSpell) }),
  v.transform(({ career, ...members }) => ({ ...toPerson(members), career: career.sort(byTime) })),
  v.check(({ name }) => isName(name)),
);
export type ApiCoach = v.InferOutput<typeof coach>;

const statistics = v.pipe(
  object({
    team: teamRef,
    // The season is a string for competitions without an id, otherwise a number.
    league: object({ name: field(toText), country: field(toText), season: required(toYear) }),
    // The service misspells the member as "appearences". The correct spelling is accepted too, in case the service fixes it.
    games: object({ appearences: field(toCount), appearances: field(toCount), position: field(toPosition) }),
    goals: object({ total: field(toCount) }),
  }),
  v.transform(({ team, league, games, goals }) => ({
    position: games.position,
    appearances: {
      team,
      season: league.season,
      isLeague: isDomesticLeague(league),
      competition: league.name,
      country: league.country,
      /** Null for a squad member who never played. */
      matches: games.appearences ?? games.appearances,
      goals: goals.total,
    },
  })),
);
type Statistics = v.InferOutput<typeof statistics>;
/** A player's figures for one team in one competition and season. */
export type ApiAppearances = Statistics['appearances'];

/** Item of `/players`: a player with a row of figures for every team and competition. */
export const playerSeason = v.pipe(
  object({ player, statistics: list(statistics) }),
  v.transform(({ player, statistics: rows }) => ({
    player: { ...player, position: player.position ?? mostPlayedPosition(rows) },
    appearances: rows.map(({ appearances }) => appearances),
  })),
);
export type ApiPlayerSeason = v.InferOutput<typeof playerSeason>;

function toPosition(json: unknown): Position | null {
  const word = toText(json);
  return POSITIONS.find((position) => position === word) ?? POSITION_SYNONYMS[word ?? ''] ?? null;
}

function byTime(a: CoachSpell, b: CoachSpell): number {
  return a.start - b.start || (a.end ?? Infinity) - (b.end ?? Infinity);
}

function mostPlayedPosition(rows: readonly Statistics[]): Position | null {
  const matches = new Map<Position, number>();
  for (const { position, appearances } of rows)
    if (position) matches.set(position, (matches.get(position) ?? 0) + (appearances.matches ?? 0));
  return [...matches].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Careers count only the matches of domestic leagues. */
export function isDomesticLeague({ name, country }: { name: string | null; country: string | null }): boolean {
  return name !== null && country !== null && country !== 'World' && !NOT_A_LEAGUE.test(name);
}
