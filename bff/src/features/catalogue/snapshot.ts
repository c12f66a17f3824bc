import { mediaAddress } from './art/media-origins.ts';
import { pictureAddress, type Pictures } from './art/pictures.ts';
import { pictureKey, servicePictureAddress, type Pictured } from './art/service-picture-address.ts';
import { groupBy } from '../../platform/group-by.ts';
import { CataloguePlayer } from './catalogue-player.ts';
import type { CategoryEdit } from './categories/category-revision.entity.ts';
import { RenamedClubs } from './renamed-clubs.ts';
import type { Coach, CoachSpell, Player, PlayerSpell, Team } from './catalogue.entities.ts';

export { CataloguePlayer };

export interface CatalogueTeam extends Team {
  /** The site's address of the real crest; null while drawings are shown. */
  logo: string | null;
  picture: string | null;
}

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
  categoryEdits: ReadonlyMap<string, CategoryEdit>;
  /** People hidden by administrators. No game may use them. */
  hidden: { players: readonly Player[]; coaches: readonly Coach[] };
}

export interface CatalogueRows {
  teams: readonly Team[];
  players: readonly Player[];
  playerSpells: readonly PlayerSpell[];
  coaches: readonly Coach[];
  coachSpells: readonly CoachSpell[];
  formerClubNames?: ReadonlyMap<number, string>;
  merged?: ReadonlyMap<string, number>;
  categoryEdits?: ReadonlyMap<string, CategoryEdit>;
}

/** Builds a snapshot. Expects rows in id order and spells in career order. */
export function buildSnapshot(rows: CatalogueRows, pictures: Pictures): CatalogueSnapshot {
  const { teams, players, playerSpells, coaches, coachSpells } = rows;
  const { formerClubNames = new Map(), merged = new Map(), categoryEdits = new Map() } = rows;
  const real = new RealPictures(pictures.usesService);
  const teamById = teamsById(teams, real, pictures);
  const renamed = new RenamedClubs(teamById, formerClubNames);
  const spellsOfPlayer = groupBy(renamed.in(playerSpells), ({ playerId }) => playerId);
  const spellsOfCoach = groupBy(renamed.in(coachSpells), ({ coachId }) => coachId);
  const isHidden = ({ hidden }: { hidden: boolean }): boolean => hidden;
  const isShown = ({ hidden }: { hidden: boolean }): boolean => !hidden;
  const context = { teams: teamById, pictures };
  const withCareer = (player: Player): [number, CataloguePlayer] => {
    const photograph = real.addressOf('player', player.id, player.drawn ? null : player.photo);
    return [player.id, new CataloguePlayer(player, spellsOfPlayer.get(player.id) ?? [], photograph, context)];
  };
  const withSpells = (coach: Coach): [number, CatalogueCoach] => {
    const photo = real.addressOf('coach', coach.id, coach.photo);
    return [coach.id, { ...coach, photo, spells: spellsOfCoach.get(coach.id) ?? [] }];
  };
  const shown = players.filter(isShown);
  return {
    teams: teamById,
    hidden: { players: players.filter(isHidden), coaches: coaches.filter(isHidden) },
    players: new Map(shown.filter(({ inGames }) => inGames).map(withCareer)),
    outsideGames: new Map(shown.filter(({ inGames }) => !inGames).map(withCareer)),
    coaches: new Map(coaches.filter(isShown).map(withSpells)),
    servicePictures: real.urls,
    merged,
    categoryEdits,
  };
}

function teamsById(teams: readonly Team[], real: RealPictures, pictures: Pictures): Map<number, CatalogueTeam> {
  return new Map(
    teams.map((team) => {
      const logo = real.addressOf('team', team.id, team.logo);
      return [team.id, { ...team, logo, picture: logo ?? crestOf(team, pictures) }];
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

export function currentSpell<Spell extends { endYear: number | null }>({
  spells,
}: {
  spells: readonly Spell[];
}): Spell | undefined {
  return spells.findLast(({ endYear }) => endYear === null);
}

export function teamCount({ spells }: Pick<CataloguePlayer | CatalogueCoach, 'spells'>): number {
  return new Set(spells.map(({ club }) => club)).size;
}
