import {
  POSITIONS,
  type ApiAppearances,
  type ApiCoach,
  type ApiCoachSpell,
  type ApiPerson,
  type ApiPlayer,
  type ApiPlayerSeason,
  type ApiPosition,
} from './api-types.ts';
import { readTeamRef } from './teams.ts';
import { toCount, toId, toList, toPictureUrl, toText, toYear, valueAt } from './values.ts';

/** Positions in other words than the four of `POSITIONS`. */
const POSITION_SYNONYMS: Readonly<Record<string, ApiPosition>> = {
  Forward: 'Attacker',
  Striker: 'Attacker',
  Keeper: 'Goalkeeper',
};

/** Names of entries that the service has no data for. */
const NO_NAME = /^(?:data not available|unknown|n\/a|-)$/i;

/** Words in the names of cups, friendlies and tournaments that no domestic league has in its name. */
const NOT_A_LEAGUE =
  /(?<!\p{L})(?:cup|copa|coupe|coppa|pokal|ta[çc]a|beker|kupa?|kupas[ıi]|shield|super ?(?:cup|copa|coppa)|supercopa|supercoppa|troph\S*|trofeo|friendl\S*|champions|europa|conference|libertadores|sudamericana|recopa|play-?offs?|qualif\S*|relegation round|community|club world)(?!\p{L})/iu;

/** Reads a person; undefined for one without an id or a name. */
function readPerson(json: unknown): ApiPerson | undefined {
  const id = toId(valueAt(json, 'id'));
  const firstName = toText(valueAt(json, 'firstname'));
  const lastName = toText(valueAt(json, 'lastname'));
  const name = toText(valueAt(json, 'name')) ?? [firstName, lastName].filter(Boolean).join(' ');
  if (id === null || name === '' || NO_NAME.test(name)) return undefined;
  return {
    id,
    name,
    firstName,
    lastName,
    nationality: toText(valueAt(json, 'nationality')),
    born: toYear(valueAt(json, 'birth', 'date')),
    photo: toPictureUrl(valueAt(json, 'photo')),
  };
}

/** Reads the `player` member of an item of `/players/profiles` or `/players`; undefined without an id or a name. */
export function readPlayer(json: unknown): ApiPlayer | undefined {
  const person = readPerson(json);
  return person && { ...person, position: readPosition(valueAt(json, 'position')) };
}

function readPosition(json: unknown): ApiPosition | null {
  const word = toText(json);
  return POSITIONS.find((position) => position === word) ?? POSITION_SYNONYMS[word ?? ''] ?? null;
}

/** Reads an item of `/coachs`, the career in order of time; undefined without an id or a name. */
export function readCoach(json: unknown): ApiCoach | undefined {
  const person = readPerson(json);
  if (!person) return undefined;
  const career = toList(valueAt(json, 'career')).flatMap((spell) => readCoachSpell(spell) ?? []);
  return { ...person, career: career.sort((a, b) => a.start - b.start || (a.end ?? Infinity) - (b.end ?? Infinity)) };
}

function readCoachSpell(json: unknown): ApiCoachSpell | undefined {
  const team = readTeamRef(valueAt(json, 'team'));
  const start = toYear(valueAt(json, 'start'));
  const end = toYear(valueAt(json, 'end'));
  if (!team || start === null) return undefined;
  return { team, start, end: end === null ? null : Math.max(start, end) };
}

/** Reads an item of `/players`: a player with one row of figures for every team and competition. */
export function readPlayerSeason(json: unknown): ApiPlayerSeason | undefined {
  const player = readPlayer(valueAt(json, 'player'));
  if (!player) return undefined;
  const rows = toList(valueAt(json, 'statistics'));
  return {
    player: { ...player, position: player.position ?? mostPlayedPosition(rows) },
    appearances: rows.flatMap((row) => readAppearances(row) ?? []),
  };
}

function readAppearances(row: unknown): ApiAppearances | undefined {
  const team = readTeamRef(valueAt(row, 'team'));
  // A string in rows of competitions without an id, a number in all others.
  const season = toYear(valueAt(row, 'league', 'season'));
  if (!team || season === null) return undefined;
  const competition = toText(valueAt(row, 'league', 'name'));
  const country = toText(valueAt(row, 'league', 'country'));
  return {
    team,
    season,
    isLeague: isDomesticLeague({ name: competition, country }),
    competition,
    country,
    matches: readMatches(row),
    goals: toCount(valueAt(row, 'goals', 'total')),
  };
}

/** The service spells the member "appearences"; the correct spelling is accepted too, in case it is ever fixed. */
function readMatches(row: unknown): number | null {
  return toCount(valueAt(row, 'games', 'appearences')) ?? toCount(valueAt(row, 'games', 'appearances'));
}

function mostPlayedPosition(rows: readonly unknown[]): ApiPosition | null {
  const matches = new Map<ApiPosition, number>();
  for (const row of rows) {
    const position = readPosition(valueAt(row, 'games', 'position'));
    if (position) matches.set(position, (matches.get(position) ?? 0) + (readMatches(row) ?? 0));
  }
  return [...matches].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Whether a competition is a domestic league; careers count league matches only. */
export function isDomesticLeague({ name, country }: { name: string | null; country: string | null }): boolean {
  return name !== null && country !== null && country !== 'World' && !NOT_A_LEAGUE.test(name);
}
