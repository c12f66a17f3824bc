import type { EntityManager } from '@mikro-orm/sql';
import type { Pictures } from './art/pictures.ts';
import { pictureKey } from './art/service-picture-address.ts';
import { Coach, CoachSpell, Player, PlayerSpell } from './catalogue.entities.ts';
import { RenamedClubs } from './renamed-clubs.ts';
import { buildSnapshot, type CatalogueRows, type CatalogueSnapshot } from './snapshot.ts';

/** A person whom a transaction changes. */
export interface PersonKey {
  kind: 'player' | 'coach';
  id: number;
}

type PersonRows = Pick<CatalogueRows, 'players' | 'playerSpells' | 'coaches' | 'coachSpells'>;

/** Reads the rows of one person; empty lists for an unknown id. */
export async function readPersonRows(em: EntityManager, { kind, id }: PersonKey): Promise<PersonRows> {
  const rows: PersonRows = { players: [], playerSpells: [], coaches: [], coachSpells: [] };
  const once = { disableIdentityMap: true } as const;
  const inOrder = { orderBy: { seq: 'asc' }, ...once } as const;
  if (kind === 'player') {
    const players = plain<Player>(await em.find(Player, { id }, once));
    return {
      ...rows,
      players,
      playerSpells: plain<PlayerSpell>(await em.find(PlayerSpell, { playerId: id }, inOrder)),
    };
  }
  const coaches = plain<Coach>(await em.find(Coach, { id }, once));
  return { ...rows, coaches, coachSpells: plain<CoachSpell>(await em.find(CoachSpell, { coachId: id }, inOrder)) };
}

function plain<Row>(entities: readonly object[]): Row[] {
  return entities.map((entity) => ({ ...entity }) as Row);
}

/**
 * Returns the snapshot with one stored person replaced. Returns undefined if the person was not in the same list before,
 * because the list would lose its order.
 */
export function withStoredPerson(
  snapshot: CatalogueSnapshot,
  rows: PersonRows,
  formerClubNames: ReadonlyMap<number, string>,
  pictures: Pictures,
): CatalogueSnapshot | undefined {
  const renamed = new RenamedClubs(snapshot.teams, formerClubNames);
  const spells = { playerSpells: renamed.in(rows.playerSpells), coachSpells: renamed.in(rows.coachSpells) };
  const own = buildSnapshot({ ...rows, ...spells, teams: [] }, pictures);
  const [player, coach] = [rows.players[0], rows.coaches[0]];
  if (player) {
    const list = player.inGames ? 'players' : 'outsideGames';
    const shown = own[list].get(player.id);
    if (!shown || !snapshot[list].has(player.id)) return undefined;
    const people = new Map(snapshot[list]).set(player.id, shown.with({ teams: snapshot.teams }));
    return { ...snapshot, [list]: people, servicePictures: pictured(snapshot, own, pictureKey('player', player.id)) };
  }
  const shown = coach && own.coaches.get(coach.id);
  if (!shown || !snapshot.coaches.has(coach.id)) return undefined;
  const coaches = new Map(snapshot.coaches).set(coach.id, shown);
  return { ...snapshot, coaches, servicePictures: pictured(snapshot, own, pictureKey('coach', coach.id)) };
}

function pictured(
  { servicePictures }: CatalogueSnapshot,
  own: CatalogueSnapshot,
  key: string,
): CatalogueSnapshot['servicePictures'] {
  const url = own.servicePictures.get(key);
  if (servicePictures.get(key) === url) return servicePictures;
  const changed = new Map(servicePictures);
  changed.delete(key);
  return url === undefined ? changed : changed.set(key, url);
}
