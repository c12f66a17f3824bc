import type { ApiAppearances, ApiTeamSeasons, ApiTransfer, Answer } from '../../football-api/football-api.port.ts';
import { daysBetween } from './spell-draft.ts';
import { compare } from '../../../platform/compare.ts';

/** An answer of the service, with the time of its arrival in ISO 8601. */
export type Evidence = Answer & { seenAt: string };

/** Returns JSON that does not depend on the order of the properties: the database changes that order. */
export function contentText(content: object): string {
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** All facts of the answers about one player. */
export interface CareerRows {
  teams: readonly ApiTeamSeasons[];
  appearances: readonly ApiAppearances[];
  transfers: readonly ApiTransfer[];
  /** Seasons with an answer. The figures of other seasons are unknown. */
  knownSeasons: ReadonlySet<number>;
  /** Clubs whose league figures of a season are known from a partial answer. */
  knownAtClubs: readonly ClubSeason[];
  /** Whether the service has listed all clubs and seasons of the player. */
  isListed: boolean;
}

type ClubSeason = Pick<ApiAppearances, 'team' | 'season'>;

/** Dates of the same transfer may differ by this many days between two answers. */
const SAME_TRANSFER_DAYS = 45;

/** Combines answers in any order. Fewer rows or smaller numbers remove nothing; the latest date of a transfer wins. */
export function combine(evidence: readonly Evidence[]): CareerRows {
  const ordered = oldestFirst(evidence);
  const seasons = ordered.filter((answer) => answer.kind === 'season');
  const whole = seasons.filter((answer) => !answer.isPartial && answer.appearances.length > 0);
  const knownSeasons = new Set(whole.map(({ season }) => season));
  const appearances = combineFigures(seasons.map((answer) => answer.appearances)).sort(bySeason);
  return {
    teams: combineTeams(ordered.flatMap((answer) => (answer.kind === 'teams' ? answer.teams : []))),
    appearances,
    transfers: combineTransfers(ordered.filter((answer) => answer.kind === 'transfers')),
    knownSeasons,
    knownAtClubs: seasons
      .filter(({ isPartial, season }) => isPartial && !knownSeasons.has(season))
      .flatMap((answer) => answer.appearances.filter(({ isLeague }) => isLeague)),
    isListed: ordered.some(({ kind }) => kind === 'teams'),
  };
}

/** Sorts by season, then by content: the order must not depend on which answer contained a row first. */
function bySeason(a: ApiAppearances, b: ApiAppearances): number {
  return a.season - b.season || compare(contentText(a), contentText(b));
}

/** Sorts answers of the same time and subject by content, for a stable order. */
function oldestFirst(evidence: readonly Evidence[]): Evidence[] {
  const part = (answer: Evidence): string => (answer.kind === 'season' ? `season ${answer.season}` : answer.kind);
  return [...evidence].sort(
    (a, b) => compare(a.seenAt, b.seenAt) || compare(part(a), part(b)) || compare(contentText(a), contentText(b)),
  );
}

/** Uses the name and the logo of the latest answer. */
function combineTeams(teams: readonly ApiTeamSeasons[]): ApiTeamSeasons[] {
  const byTeam = new Map<string, ApiTeamSeasons>();
  for (const { team, seasons } of teams) {
    const key = team.id === null ? `name ${team.name}` : String(team.id);
    const known = byTeam.get(key)?.seasons ?? [];
    byTeam.set(key, { team, seasons: [...new Set([...known, ...seasons])].sort((a, b) => a - b) });
  }
  return [...byTeam.values()];
}

/** Uses the larger figures of each row. Rows of the same competition within one answer are added. */
function combineFigures(answers: readonly (readonly ApiAppearances[])[]): ApiAppearances[] {
  const largest = new Map<string, ApiAppearances>();
  for (const answer of answers) {
    const rows = new Map<string, ApiAppearances>();
    for (const row of answer) {
      const key = [row.team.id ?? row.team.name, row.season, row.isLeague, row.competition].join(' ');
      rows.set(
        key,
        withFigures(row, rows.get(key), (a, b) => a + b),
      );
    }
    for (const [key, row] of rows) largest.set(key, withFigures(row, largest.get(key), Math.max));
  }
  return [...largest.values()];
}

function withFigures(
  row: ApiAppearances,
  other: ApiAppearances | undefined,
  join: (a: number, b: number) => number,
): ApiAppearances {
  const figure = (a: number | null, b: number | null | undefined): number | null =>
    a === null ? (b ?? null) : typeof b === 'number' ? join(a, b) : a;
  return { ...row, matches: figure(row.matches, other?.matches), goals: figure(row.goals, other?.goals) };
}

function combineTransfers(answers: readonly Extract<Evidence, { kind: 'transfers' }>[]): ApiTransfer[] {
  const seen = new Map<string, { transfer: ApiTransfer; seenAt: string }>();
  for (const { transfers, seenAt } of answers)
    for (const transfer of transfers) seen.set(`${directionOf(transfer)} ${transfer.date}`, { transfer, seenAt });
  const byDirection = [...seen.values()].sort(
    (a, b) => compare(directionOf(a.transfer), directionOf(b.transfer)) || compare(a.transfer.date, b.transfer.date),
  );
  const kept: { transfer: ApiTransfer; seenAt: string }[] = [];
  for (const next of byDirection) {
    const previous = kept.at(-1);
    if (!previous || !isSameTransfer(previous.transfer, next.transfer)) kept.push(next);
    else if (next.seenAt >= previous.seenAt) kept[kept.length - 1] = next;
  }
  return kept.map(({ transfer }) => transfer).sort((a, b) => compare(a.date, b.date));
}

function directionOf({ kind, from, to }: ApiTransfer): string {
  return `${from?.id ?? from?.name} ${to?.id ?? to?.name} ${kind}`;
}

function isSameTransfer(a: ApiTransfer, b: ApiTransfer): boolean {
  const days = Math.abs(daysBetween(a.date, b.date));
  return directionOf(a) === directionOf(b) && days <= SAME_TRANSFER_DAYS;
}

/** Returns the fewest answers that `combine` to the same facts, oldest first. */
export function withoutRedundant(evidence: readonly Evidence[]): Evidence[] {
  let kept = oldestFirst(evidence);
  const whole = contentsOf(kept);
  for (const candidate of [...kept]) {
    const others = kept.filter((other) => other !== candidate);
    if (contentsOf(others) === whole) kept = others;
  }
  return kept;
}

function contentsOf(evidence: readonly Evidence[]): string {
  const { teams, appearances, transfers, knownSeasons, knownAtClubs, isListed } = combine(evidence);
  const atClubs = new Set(knownAtClubs.map(({ team, season }) => `${season} ${team.id ?? team.name}`));
  const known = [[...knownSeasons].sort(), [...atClubs].sort(), isListed];
  return JSON.stringify([sorted(teams), sorted(appearances), sorted(transfers), known]);
}

function sorted(rows: readonly object[]): string[] {
  return rows.map(contentText).sort();
}
