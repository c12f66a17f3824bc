import { mediaAddress, pictureKey, servicePictureAddress, type Pictured } from './service-picture-address.ts';
import { pictureAddress, type Pictures } from './pictures.ts';
import { atOnce, inSteps, type Steps } from '../../../platform/slices.ts';
import { areAlike, CataloguePlayer } from './catalogue-player.ts';
import type { CategoryEdit, Person, Team } from '../entities.ts';
import { isSameCareer, type Spell } from '../model/facts.ts';

interface ClubSpell {
  club: string;
  teamId: number | null;
}

/** Replaces the names of renamed clubs in spells, which otherwise keep the club's name at the time. */
class RenamedClubs {
  private readonly clubs: ReadonlyMap<number, { from: string; to: string }>;

  /** @param formerNames names before the correction, by id of the club */
  constructor(teams: ReadonlyMap<number, { name: string }>, formerNames: ReadonlyMap<number, string>) {
    const all = Array.from(formerNames, ([id, from]) => [id, { from, to: teams.get(id)?.name ?? from }] as const);
    this.clubs = new Map(all.filter(([, { from, to }]) => from !== to));
  }

  in<Spell extends ClubSpell>(spells: readonly Spell[]): readonly Spell[] {
    const isRenamed = this.clubs.size > 0 && spells.some((spell) => this.isIn(spell));
    return isRenamed ? spells.map((spell) => this.correct(spell)) : spells;
  }

  isIn(spell: ClubSpell): boolean {
    return this.correct(spell) !== spell;
  }

  /** Returns the spell with the club's current name; the same object if it is not renamed. */
  correct<Spell extends ClubSpell>(spell: Spell): Spell {
    const names = spell.teamId === null ? undefined : this.clubs.get(spell.teamId);
    return names?.from === spell.club ? { ...spell, club: names.to } : spell;
  }
}

export { CataloguePlayer };

/** A club as the games show it. */
export interface CatalogueTeam extends Team {
  /** The site's address of the real crest; null while drawings are shown. */
  logo: string | null;
  /** The site's address of the real or the drawn crest; null for a club without either. */
  picture: string | null;
}

/** A coach as the games show one. */
export interface CatalogueCoach extends Person {
  /** The site's address of the real photo; null while drawings are shown. */
  photo: string | null;
}

/** The whole catalogue at one moment. Immutable: a rebuild replaces it. */
export interface CatalogueSnapshot {
  /** All maps are keyed by id, in id order. */
  teams: ReadonlyMap<number, CatalogueTeam>;
  players: ReadonlyMap<number, CataloguePlayer>;
  coaches: ReadonlyMap<number, CatalogueCoach>;
  /** Players that syncs added and only the console shows. */
  outsideGames: ReadonlyMap<number, CataloguePlayer>;
  /** Addresses of the football data service by kind and id, such as `player 5`; empty while drawings are shown. */
  servicePictures: ReadonlyMap<string, string>;
  /** Target of each merged duplicate, by kind and id of the duplicate, such as `player 5`. */
  merged: ReadonlyMap<string, number>;
  /** Changes of the written groups, by group id. */
  categoryEdits: ReadonlyMap<string, CategoryEdit>;
  /** People hidden by administrators. No game may use them. */
  hidden: { players: readonly Person[]; coaches: readonly Person[] };
}

/** The stored rows from which a snapshot is built. */
export interface CatalogueRows {
  teams: readonly Team[];
  people: readonly Person[];
  /** Names of renamed clubs before their correction, by id. */
  formerClubNames?: ReadonlyMap<number, string>;
  merged?: ReadonlyMap<string, number>;
  categoryEdits?: ReadonlyMap<string, CategoryEdit>;
}

/** Builds a snapshot. Expects the rows of each kind in id order. */
export function buildSnapshot(rows: CatalogueRows, pictures: Pictures): CatalogueSnapshot {
  return atOnce(snapshotSteps(rows, pictures));
}

/**
 * Builds a snapshot in steps. Players who did not change are taken from the former snapshot: indexes then have fewer changes
 * to follow, and most rows can be freed.
 */
export function* snapshotSteps(
  rows: CatalogueRows,
  pictures: Pictures,
  former?: CatalogueSnapshot,
): Steps<CatalogueSnapshot> {
  const { formerClubNames = new Map(), merged = new Map(), categoryEdits = new Map() } = rows;
  const real = new RealPictures(pictures.usesService);
  const listed = rows.teams.filter(({ listed }) => listed);
  const teams = teamsById(listed, real, pictures, former?.teams);
  const renamed = new RenamedClubs(teams, formerClubNames);
  const context = { teams, pictures };
  // eslint-disable-next-line no-restricted-syntax -- the pictures of the catalogue
  const players = new Map<number, CataloguePlayer>();
  // eslint-disable-next-line no-restricted-syntax -- the pictures of the catalogue
  const outsideGames = new Map<number, CataloguePlayer>();
  // eslint-disable-next-line no-restricted-syntax -- the pictures of the catalogue
  const coaches = new Map<number, CatalogueCoach>();
  const hidden = { players: [] as Person[], coaches: [] as Person[] };
  yield* inSteps(rows.people, (row) => {
    const isPlayer = row.kind === 'player';
    if (row.hidden) return void hidden[isPlayer ? 'players' : 'coaches'].push(row);
    const photo = real.addressOf(row.kind, row.id, row.drawn ? null : row.photo);
    const career = renamed.in(row.spells);
    if (!isPlayer) return void coaches.set(row.id, { ...row, photo, spells: career });
    const before = former?.players.get(row.id) ?? former?.outsideGames.get(row.id);
    const spells = before && isSameCareer(before.spells, career) ? before.spells : career;
    const player = new CataloguePlayer(row, spells, photo, context);
    (row.inGames ? players : outsideGames).set(row.id, before?.keptFor(player) ?? player);
  });
  return { teams, players, outsideGames, coaches, hidden, servicePictures: real.urls, merged, categoryEdits };
}

function teamsById(
  teams: readonly Team[],
  real: RealPictures,
  pictures: Pictures,
  former?: CatalogueSnapshot['teams'],
): Map<number, CatalogueTeam> {
  return new Map(
    teams.map((row) => {
      const logo = real.addressOf('team', row.id, row.logo);
      const team = { ...row, logo, picture: logo ?? crestOf(row, pictures) };
      const before = former?.get(row.id);
      return [row.id, before && areAlike(before, team) ? before : team];
    }),
  );
}

/** Returns a player, also by the id of a merged duplicate. */
export function findPlayer(snapshot: CatalogueSnapshot, id: number): CataloguePlayer | undefined {
  const kept = snapshot.merged.get(`player ${id}`);
  const own = snapshot.players.get(id) ?? snapshot.outsideGames.get(id);
  return own ?? (kept === undefined ? undefined : findPlayer(snapshot, kept));
}

/** Returns a coach, also by the id of a merged duplicate. */
export function findCoach(snapshot: CatalogueSnapshot, id: number): CatalogueCoach | undefined {
  const kept = snapshot.merged.get(`coach ${id}`);
  return snapshot.coaches.get(id) ?? (kept === undefined ? undefined : findCoach(snapshot, kept));
}

/** Returns all players that the console lists, inside and outside the games, in id order. */
export function allPlayers({ players, outsideGames }: CatalogueSnapshot): CataloguePlayer[] {
  if (outsideGames.size === 0) return [...players.values()];
  return [...players.values(), ...outsideGames.values()].sort((a, b) => a.id - b.id);
}

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
  const [players, outsideGames] = [own.players, own.outsideGames].map((list) =>
    mapValues(list, (player) => player.with({ teams })),
  ) as [Map<number, CataloguePlayer>, Map<number, CataloguePlayer>];
  const idsOf = (kind: Person['kind']): number[] => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const [playerIds, coachIds] = [idsOf('player'), idsOf('coach')];
  const hiddenOf = (before: readonly Person[], ids: readonly number[], after: readonly Person[]): readonly Person[] => {
    const others = before.filter(({ id }) => !ids.includes(id));
    return others.length === before.length && after.length === 0 ? before : [...others, ...after].sort(byId);
  };
  return {
    ...snapshot,
    players: replaced(snapshot.players, playerIds, players),
    outsideGames: replaced(snapshot.outsideGames, playerIds, outsideGames),
    coaches: replaced(snapshot.coaches, coachIds, own.coaches),
    hidden: {
      players: hiddenOf(snapshot.hidden.players, playerIds, own.hidden.players),
      coaches: hiddenOf(snapshot.hidden.coaches, coachIds, own.hidden.coaches),
    },
    servicePictures: picturesWith(snapshot, rows, own),
  };
}

const byId = (one: { id: number }, other: { id: number }): number => one.id - other.id;

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

class RealPictures {
  // eslint-disable-next-line no-restricted-syntax -- the pictures of the catalogue
  readonly urls = new Map<string, string>();

  private readonly isOn: boolean;

  constructor(isOn: boolean) {
    this.isOn = isOn;
  }

  /** Returns the site's address; null without a picture, or while drawings are shown. */
  addressOf(kind: Pictured, id: number, url: string | null): string | null {
    if (!this.isOn || url === null || !mediaAddress(url)) return null;
    this.urls.set(pictureKey(kind, id), url);
    return servicePictureAddress(kind, id, url);
  }
}

function crestOf({ id, source }: Team, pictures: Pictures): string | null {
  const crest = source === 'bundled' ? pictures.crest(id) : undefined;
  return crest ? pictureAddress('crest', id, crest) : null;
}

/** Returns the last spell without an end; undefined for a person without a current club. */
export function currentSpell({ spells }: { spells: readonly Spell[] }): Spell | undefined {
  return spells.findLast(({ to }) => to === null);
}

export function teamCount({ spells }: { spells: readonly Spell[] }): number {
  return new Set(spells.map(({ club }) => club)).size;
}
