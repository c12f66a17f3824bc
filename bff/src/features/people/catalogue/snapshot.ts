import { groupBy } from '../../../platform/group-by.ts';
import type { CategoryEdit, Person, Team } from '../entities.ts';
import type { CataloguePlayer } from './catalogue-player.ts';

export type { CataloguePlayer };

export interface CatalogueTeam extends Team {
  /** The site's address of the real crest; null while drawings are shown. */
  logo: string | null;
  /** The site's address of the real or the drawn crest; null for a club without either. */
  picture: string | null;
}

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
  /** People hidden by administrators, including merged duplicates. No game may use them. */
  hidden: { players: ReadonlyMap<number, CataloguePlayer>; coaches: ReadonlyMap<number, CatalogueCoach> };
}

export interface CatalogueRows {
  teams: readonly Team[];
  people: readonly Person[];
  /** Names of renamed clubs before their correction, by id. */
  formerClubNames?: ReadonlyMap<number, string>;
  merged?: ReadonlyMap<string, number>;
  categoryEdits?: ReadonlyMap<string, CategoryEdit>;
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

/** Returns the merged duplicates of each player, by the id of the player who was kept. */
export function mergedDuplicates({ hidden, merged }: CatalogueSnapshot): Map<number, CataloguePlayer[]> {
  const targetOf = (id: number): number | undefined =>
    hidden.players.has(id) ? merged.get(`player ${id}`) : undefined;
  const keptId = (id: number): number => {
    const target = targetOf(id);
    return target === undefined ? id : keptId(target);
  };
  const duplicates = [...hidden.players.values()].filter(({ id }) => targetOf(id) !== undefined);
  return groupBy(duplicates, ({ id }) => keptId(id));
}

/** Returns all players inside and outside the games except hidden ones, in id order. */
export function allPlayers({ players, outsideGames }: CatalogueSnapshot): CataloguePlayer[] {
  return inIdOrder(players, [...outsideGames.values()]);
}

/** Returns all players that the console's table lists, including hidden ones but not merged duplicates, in id order. */
export function listedPlayers({ players, outsideGames, hidden, merged }: CatalogueSnapshot): CataloguePlayer[] {
  const own = [...hidden.players.values()].filter(({ id }) => !merged.has(`player ${id}`));
  return inIdOrder(players, [...outsideGames.values(), ...own]);
}

function inIdOrder(players: CatalogueSnapshot['players'], others: readonly CataloguePlayer[]): CataloguePlayer[] {
  const all = [...players.values(), ...others];
  return others.length === 0 ? all : all.sort((a, b) => a.id - b.id);
}
