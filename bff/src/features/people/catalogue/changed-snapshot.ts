import type { Person, Team } from '../entities.ts';
import { buildSnapshot, RenamedClubs } from './build-snapshot.ts';
import type { Pictures } from './pictures.ts';
import { pictureKey } from './service-picture-address.ts';
import type { CataloguePlayer, CatalogueSnapshot } from './snapshot.ts';

/** Returns the snapshot with some people replaced or added, as if their rows were stored. */
export function withPeople(
  snapshot: CatalogueSnapshot,
  rows: readonly Person[],
  pictures: Pictures,
  formerClubNames: ReadonlyMap<number, string> = new Map(),
): CatalogueSnapshot {
  const { teams } = snapshot;
  const renamed = new RenamedClubs(teams, formerClubNames);
  const people = rows.map((row) => ({ ...row, spells: renamed.in(row.spells) }));
  const own = buildSnapshot({ teams: [], people }, pictures);
  const withTeams = (list: ReadonlyMap<number, CataloguePlayer>): ReadonlyMap<number, CataloguePlayer> =>
    mapValues(list, (player) => player.with({ teams }));
  const idsOf = (kind: Person['kind']): number[] => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const [playerIds, coachIds] = [idsOf('player'), idsOf('coach')];
  return {
    ...snapshot,
    players: replaced(snapshot.players, playerIds, withTeams(own.players)),
    outsideGames: replaced(snapshot.outsideGames, playerIds, withTeams(own.outsideGames)),
    coaches: replaced(snapshot.coaches, coachIds, own.coaches),
    hidden: {
      players: replaced(snapshot.hidden.players, playerIds, withTeams(own.hidden.players)),
      coaches: replaced(snapshot.hidden.coaches, coachIds, own.hidden.coaches),
    },
    servicePictures: picturesWith(snapshot, rows, own),
  };
}

function picturesWith(
  { servicePictures }: CatalogueSnapshot,
  rows: readonly Person[],
  own: CatalogueSnapshot,
): CatalogueSnapshot['servicePictures'] {
  const keys = rows.map(({ kind, id }) => pictureKey(kind, id));
  if (keys.every((key) => servicePictures.get(key) === own.servicePictures.get(key))) return servicePictures;
  const changed = new Map(servicePictures);
  for (const key of keys) changed.delete(key);
  return new Map([...changed, ...own.servicePictures]);
}

/** Returns the snapshot with one club replaced, as if the row were stored. */
export function withClub(snapshot: CatalogueSnapshot, { id, name, country }: Team): CatalogueSnapshot {
  const former = snapshot.teams.get(id);
  if (!former) return snapshot;
  const teams = new Map(snapshot.teams).set(id, { ...former, name, country });
  const renamed = new RenamedClubs(teams, new Map([[id, former.name]]));
  const isRenamed = (spell: { club: string; teamId: number | null }): boolean => renamed.isIn(spell);
  return {
    ...snapshot,
    teams,
    players: mapValues(snapshot.players, (player) => {
      if (!player.spells.some(isRenamed)) return player;
      return player.with({ spells: renamed.in(player.spells), teams });
    }),
    coaches: mapValues(snapshot.coaches, (coach) =>
      coach.spells.some(isRenamed) ? { ...coach, spells: renamed.in(coach.spells) } : coach,
    ),
  };
}

function mapValues<Key, Value>(map: ReadonlyMap<Key, Value>, change: (value: Value) => Value): Map<Key, Value> {
  return new Map(Array.from(map, ([key, value]) => [key, change(value)]));
}

/** Returns the list without some ids and with other items, in id order. The same list if nothing changes. */
function replaced<Item>(
  all: ReadonlyMap<number, Item>,
  ids: readonly number[],
  shown: ReadonlyMap<number, Item>,
): ReadonlyMap<number, Item> {
  const former = ids.filter((id) => all.has(id));
  if (former.length === 0 && shown.size === 0) return all;
  const next = new Map(all);
  // Setting the value of a known id keeps its place, so the list has to be sorted only after an addition.
  for (const id of former) if (!shown.has(id)) next.delete(id);
  for (const [id, item] of shown) next.set(id, item);
  return [...shown.keys()].every((id) => all.has(id)) ? next : new Map([...next].sort(([one], [other]) => one - other));
}
