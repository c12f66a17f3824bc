import * as v from 'valibot';
import { field, list, object, required, toDate, toId, toList, toPictureUrl, toText, toYear } from './schema.ts';

/** A team as other items mention it. */
export const teamRef = object({
  /** Null for a club that has no entry in the service. */
  id: field(toId),
  name: required(toText),
  logo: field(toPictureUrl),
});
export type ApiTeamRef = v.InferOutput<typeof teamRef>;

/** Item of `/teams`. */
export const team = v.pipe(
  object({
    team: object({
      id: required(toId),
      name: required(toText),
      /** In the service's spelling, such as "Costa-Rica". */
      country: field(toText),
      national: field((json) => json === true),
      logo: field(toPictureUrl),
    }),
  }),
  v.transform(({ team: { id, ...members } }) => ({ apiId: id, ...members })),
);
export type ApiTeam = v.InferOutput<typeof team>;

/** Item of `/players/teams`. */
export const teamSeasons = object({
  team: teamRef,
  /** Years in which the seasons begin, ascending. */
  seasons: field((json) => [...new Set(toList(json).flatMap((season) => toYear(season) ?? []))].sort((a, b) => a - b)),
});
export type ApiTeamSeasons = v.InferOutput<typeof teamSeasons>;

/** A club of a transfer; null for one without a name. */
const transferClub = v.fallback(v.nullable(teamRef), null);

const transfer = v.pipe(
  object({
    date: required(toDate),
    type: field(toTransferKind),
    teams: object({ in: transferClub, out: transferClub }),
  }),
  v.transform(({ date, type, teams }) => ({
    date,
    kind: type,
    from: teams.out,
    to: teams.in,
  })),
  v.check(({ from, to }) => from !== null || to !== null),
);
/** A transfer with its date in ISO 8601. `from` or `to` is null for a club without a name, never both. */
export type ApiTransfer = v.InferOutput<typeof transfer>;

const transfers = { transfers: list(transfer) };
/** Item of `/transfers?player=`. */
export const ownTransfers = object(transfers);

/** Item of `/transfers?team=`: the transfers of one player, oldest first. */
export const playerTransfers = v.pipe(
  object({ player: object({ id: required(toId) }), ...transfers }),
  v.transform((item) => ({ apiId: item.player.id, transfers: inOrder(item.transfers) })),
);
export type ApiPlayerTransfers = v.InferOutput<typeof playerTransfers>;

/** Item of `/leagues`. */
export const league = v.pipe(
  object({
    league: object({ id: required(toId), name: required(toText) }),
    country: object({ name: field(toText) }),
  }),
  v.transform(({ league: { id, name }, country }) => ({
    id,
    name,
    /** In the service's spelling; null for an international league. */
    country: country.name === 'World' ? null : country.name,
  })),
);

export function inOrder(transfers: readonly ApiTransfer[]): ApiTransfer[] {
  const byContent = new Map(transfers.map((item) => [`${item.date} ${item.from?.id} ${item.to?.id}`, item]));
  return [...byContent.values()].sort((a, b) => a.date.localeCompare(b.date));
}

function toTransferKind(json: unknown): 'loan' | 'back-from-loan' | 'move' {
  const type = toText(json) ?? '';
  if (/\b(?:back|return)\b.*\bloan\b|\bend of loan\b/i.test(type)) return 'back-from-loan';
  return /\bloan\b/i.test(type) ? 'loan' : 'move';
}
