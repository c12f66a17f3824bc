import { mediaAddress } from './art/media-origins.ts';
import { pictureAddress, type Pictures } from './art/pictures.ts';
import { pictureKey, servicePictureAddress, type Pictured } from './art/service-picture-address.ts';
import { addToGroup, groupBy } from '../../platform/group-by.ts';
import { atOnce, inSteps, type Steps } from '../../platform/slices.ts';
import { areAlike } from './are-alike.ts';
import { CataloguePlayer } from './catalogue-player.ts';
import type { CategoryEdit } from './categories/category-revision.entity.ts';
import { RenamedClubs } from './renamed-clubs.ts';
import type { Coach, CoachSpell, Player, PlayerSpell, Team } from './catalogue.entities.ts';

export { CataloguePlayer };

/** A club as the games show it. */
export interface CatalogueTeam extends Team {
  /** The site's address of the real crest; null while drawings are shown. */
  logo: string | null;
  /** The site's address of the real or the drawn crest; null for a club without either. */
  picture: string | null;
}

/** A coach as the games show one. */
export interface CatalogueCoach extends Coach {
  /** The site's address of the real photo; null while drawings are shown. */
  photo: string | null;
  spells: readonly CoachSpell[];
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
  hidden: { players: readonly Player[]; coaches: readonly Coach[] };
}

/** The stored rows from which a snapshot is built. */
export interface CatalogueRows {
  teams: readonly Team[];
  players: readonly Player[];
  playerSpells: readonly PlayerSpell[];
  coaches: readonly Coach[];
  coachSpells: readonly CoachSpell[];
  /** Names of renamed clubs before their correction, by id. */
  formerClubNames?: ReadonlyMap<number, string>;
  merged?: ReadonlyMap<string, number>;
  categoryEdits?: ReadonlyMap<string, CategoryEdit>;
}

/** Builds a snapshot. Expects rows in id order and spells in career order. */
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
  const { coaches } = rows;
  const { formerClubNames = new Map(), merged = new Map(), categoryEdits = new Map() } = rows;
  const real = new RealPictures(pictures.usesService);
  const teams = teamsById(rows.teams, real, pictures, former?.teams);
  const renamed = new RenamedClubs(teams, formerClubNames);
  const spellsOfPlayer = new Map<number, PlayerSpell[]>();
  yield* inSteps(rows.playerSpells, (row) => {
    const spell = renamed.correct(row);
    addToGroup(spellsOfPlayer, spell.playerId, spell);
  });
  const spellsOfCoach = groupBy(renamed.in(rows.coachSpells), ({ coachId }) => coachId);
  const context = { teams, pictures };
  const players = new Map<number, CataloguePlayer>();
  const outsideGames = new Map<number, CataloguePlayer>();
  const hiddenPlayers: Player[] = [];
  yield* inSteps(rows.players, (row) => {
    if (row.hidden) return void hiddenPlayers.push(row);
    const before = former?.players.get(row.id) ?? former?.outsideGames.get(row.id);
    const spells = keptSpells(before, spellsOfPlayer.get(row.id) ?? []);
    const photograph = real.addressOf('player', row.id, row.drawn ? null : row.photo);
    const player = new CataloguePlayer(row, spells, photograph, context);
    (row.inGames ? players : outsideGames).set(row.id, before?.keptFor(player) ?? player);
  });
  const isHidden = ({ hidden }: Coach): boolean => hidden;
  const withSpells = (coach: Coach): [number, CatalogueCoach] => {
    const photo = real.addressOf('coach', coach.id, coach.photo);
    return [coach.id, { ...coach, photo, spells: spellsOfCoach.get(coach.id) ?? [] }];
  };
  return {
    teams,
    hidden: { players: hiddenPlayers, coaches: coaches.filter(isHidden) },
    players,
    outsideGames,
    coaches: new Map(coaches.filter((coach) => !isHidden(coach)).map(withSpells)),
    servicePictures: real.urls,
    merged,
    categoryEdits,
  };
}

function keptSpells(before: CataloguePlayer | undefined, spells: readonly PlayerSpell[]): readonly PlayerSpell[] {
  const isKept =
    before?.spells.length === spells.length && spells.every((spell, at) => areAlike(spell, before.spells[at]!));
  return isKept ? before.spells : spells;
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

/** Returns the snapshot with one person replaced, as if the row and the spells were stored. */
export function withPerson(
  snapshot: CatalogueSnapshot,
  person: Partial<Pick<CatalogueRows, 'players' | 'playerSpells' | 'coaches' | 'coachSpells'>>,
  pictures: Pictures,
): CatalogueSnapshot {
  const rows = { players: [], playerSpells: [], coaches: [], coachSpells: [], ...person };
  const { players, coaches } = buildSnapshot({ ...rows, teams: [...snapshot.teams.values()] }, pictures);
  return {
    ...snapshot,
    players: replaced(snapshot.players, rows.players, players),
    coaches: replaced(snapshot.coaches, rows.coaches, coaches),
  };
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

function replaced<Item>(
  all: ReadonlyMap<number, Item>,
  rows: readonly { id: number }[],
  shown: ReadonlyMap<number, Item>,
): ReadonlyMap<number, Item> {
  const others = [...all].filter(([id]) => rows.every((row) => row.id !== id));
  return new Map([...others, ...shown].sort(([one], [other]) => one - other));
}

class RealPictures {
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
export function currentSpell<Spell extends { endYear: number | null }>({
  spells,
}: {
  spells: readonly Spell[];
}): Spell | undefined {
  return spells.findLast(({ endYear }) => endYear === null);
}

/** Returns the number of different club names. */
export function teamCount({ spells }: Pick<CataloguePlayer | CatalogueCoach, 'spells'>): number {
  return new Set(spells.map(({ club }) => club)).size;
}
