import type { ApiLeague, ApiPlayerTransfers, ApiTeam, ApiTeamRef, ApiTeamSeasons, ApiTransfer } from './api-types.ts';
import { toDate, toId, toList, toPictureUrl, toText, toYear, valueAt } from './values.ts';

/** Reads a team mentioned in another item; undefined without a name. */
export function readTeamRef(json: unknown): ApiTeamRef | undefined {
  const name = toText(valueAt(json, 'name'));
  return name === null ? undefined : { id: toId(valueAt(json, 'id')), name, logo: toPictureUrl(valueAt(json, 'logo')) };
}

/** Reads an item of `/teams`; undefined without an id or a name. */
export function readTeam(json: unknown): ApiTeam | undefined {
  const team = valueAt(json, 'team');
  const ref = readTeamRef(team);
  if (ref?.id == null) return undefined;
  return {
    id: ref.id,
    name: ref.name,
    country: toText(valueAt(team, 'country')),
    national: valueAt(team, 'national') === true,
    logo: ref.logo,
  };
}

/** Reads an item of `/players/teams`; undefined without a team name. */
export function readTeamSeasons(json: unknown): ApiTeamSeasons | undefined {
  const team = readTeamRef(valueAt(json, 'team'));
  if (!team) return undefined;
  const years = toList(valueAt(json, 'seasons')).flatMap((season) => toYear(season) ?? []);
  return { team, seasons: [...new Set(years)].sort((a, b) => a - b) };
}

/** Reads the transfers in the items of `/transfers`, oldest first; skips those without a date or without any club. */
export function readTransfers(items: readonly unknown[]): ApiTransfer[] {
  const transfers = items
    .flatMap((item) => toList(valueAt(item, 'transfers')))
    .flatMap((transfer) => readTransfer(transfer) ?? []);
  const byContent = new Map(transfers.map((transfer) => [contentKey(transfer), transfer]));
  return [...byContent.values()].sort((a, b) => a.date.localeCompare(b.date));
}

/** Reads an item of `/transfers?team=`; undefined without a player. */
export function readPlayerTransfers(json: unknown): ApiPlayerTransfers | undefined {
  const playerId = toId(valueAt(json, 'player', 'id'));
  return playerId === null ? undefined : { playerId, transfers: readTransfers([json]) };
}

/** Reads an item of `/leagues`; undefined without an id or a name. */
export function readLeague(json: unknown): ApiLeague | undefined {
  const id = toId(valueAt(json, 'league', 'id'));
  const name = toText(valueAt(json, 'league', 'name'));
  const country = toText(valueAt(json, 'country', 'name'));
  return id === null || name === null ? undefined : { id, name, country: country === 'World' ? null : country };
}

function contentKey({ date, from, to }: ApiTransfer): string {
  return `${date} ${from?.id} ${to?.id}`;
}

function readTransfer(json: unknown): ApiTransfer | undefined {
  const date = toDate(valueAt(json, 'date'));
  const from = readTeamRef(valueAt(json, 'teams', 'out')) ?? null;
  const to = readTeamRef(valueAt(json, 'teams', 'in')) ?? null;
  if (date === null || (!from && !to)) return undefined;
  return { date, kind: transferKind(toText(valueAt(json, 'type')) ?? ''), from, to };
}

function transferKind(type: string): ApiTransfer['kind'] {
  if (/\b(?:back|return)\b.*\bloan\b|\bend of loan\b/i.test(type)) return 'back-from-loan';
  return /\bloan\b/i.test(type) ? 'loan' : 'move';
}
