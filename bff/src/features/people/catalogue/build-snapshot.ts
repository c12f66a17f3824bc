import { atOnce, inSteps, type Steps } from '../../../platform/slices.ts';
import type { Team } from '../entities.ts';
import { isSameCareer } from '../model/facts.ts';
import { areAlike, CataloguePlayer } from './catalogue-player.ts';
import { pictureAddress, type Pictures } from './pictures.ts';
import { mediaAddress, pictureKey, servicePictureAddress, type Pictured } from './service-picture-address.ts';
import type { CatalogueCoach, CatalogueRows, CatalogueSnapshot, CatalogueTeam } from './snapshot.ts';

type RealPicture = (kind: Pictured, id: number, url: string | null) => string | null;

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
  // eslint-disable-next-line bounds/closures -- the people and clubs of the catalogue
  const servicePictures = new Map<string, string>();
  // Returns the site's address of a real picture; null without one, or while drawings are shown.
  const realPicture: RealPicture = (kind, id, url) => {
    if (!pictures.usesService || url === null || !mediaAddress(url)) return null;
    servicePictures.set(pictureKey(kind, id), url);
    return servicePictureAddress(kind, id, url);
  };
  const listed = rows.teams.filter(({ listed }) => listed);
  const teams = teamsById(listed, realPicture, pictures, former?.teams);
  const renamed = new RenamedClubs(teams, formerClubNames);
  const context = { teams, pictures };
  const players = new Map<number, CataloguePlayer>();
  const outsideGames = new Map<number, CataloguePlayer>();
  const coaches = new Map<number, CatalogueCoach>();
  const hidden = { players: new Map<number, CataloguePlayer>(), coaches: new Map<number, CatalogueCoach>() };
  yield* inSteps(rows.people, (row) => {
    const photo = realPicture(row.kind, row.id, row.drawn || row.hidden ? null : row.photo);
    const career = renamed.in(row.spells);
    if (row.kind === 'coach') {
      return void (row.hidden ? hidden.coaches : coaches).set(row.id, { ...row, photo, spells: career });
    }
    const formerLists = former && [former.players, former.outsideGames, former.hidden.players];
    const before = formerLists?.find((list) => list.has(row.id))?.get(row.id);
    const spells = before && isSameCareer(before.spells, career) ? before.spells : career;
    const player = new CataloguePlayer(row, spells, photo, context);
    const list = row.hidden ? hidden.players : row.inGames ? players : outsideGames;
    list.set(row.id, before?.keptFor(player) ?? player);
  });
  return { teams, players, outsideGames, coaches, hidden, servicePictures, merged, categoryEdits };
}

function teamsById(
  teams: readonly Team[],
  realPicture: RealPicture,
  pictures: Pictures,
  former?: CatalogueSnapshot['teams'],
): Map<number, CatalogueTeam> {
  return new Map(
    teams.map((row) => {
      const logo = realPicture('team', row.id, row.logo);
      const team = { ...row, logo, picture: logo ?? crestOf(row, pictures) };
      const before = former?.get(row.id);
      return [row.id, before && areAlike(before, team) ? before : team];
    }),
  );
}

function crestOf({ id, source }: Team, pictures: Pictures): string | null {
  const crest = source === 'bundled' ? pictures.crest(id) : undefined;
  return crest ? pictureAddress('crest', id, crest) : null;
}

interface ClubSpell {
  club: string;
  teamId: number | null;
}

/** Replaces the names of renamed clubs in spells, which otherwise keep the club's name at the time. */
export class RenamedClubs {
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
