import { type EditedKind, type QualityCount, type QualityFinding, fold } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { inSlices, inSteps, type Steps } from '../../../platform/slices.ts';
import { BrokenPictures, type BrokenPicture } from '../art/service-pictures.ts';
import { pictureKey, type Pictured } from '../catalogue/service-picture-address.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { allPlayers, findPlayer, type CataloguePlayer, type CatalogueSnapshot } from '../catalogue/snapshot.ts';
import { unusualShares, type PlayerResult, type ShareCheck, PlayerResults } from './player-results.ts';
import { addToGroup } from '../../../platform/group-by.ts';
import { isSameClub, type Spell } from '../model/facts.ts';

/** The checks that need more than facts, in the order of `QUALITY_CHECKS`. */
const OTHER_CHECKS = ['duplicate', 'brokenPicture', 'hardlyNamed', 'alwaysNamed'] as const;
type OtherCheck = (typeof OTHER_CHECKS)[number];

const KINDS: Readonly<Record<Pictured, EditedKind>> = { player: 'players', coach: 'coaches', team: 'clubs' };

/** Finds likely duplicates, broken pictures, and players whom nearly no or nearly every visitor names. */
@Injectable()
export class OtherFindings {
  private readonly compared = new WeakMap<CatalogueSnapshot, Promise<readonly CataloguePlayer[]>>();

  constructor(
    private readonly readModel: ReadModel,
    private readonly pictures: BrokenPictures,
    private readonly results: PlayerResults,
  ) {}

  /** Returns the findings of one check, best known first. */
  async of(check: OtherCheck): Promise<QualityFinding[]> {
    const { snapshot } = this.readModel;
    if (check === 'duplicate')
      return bestKnownFirst((await this.duplicates()).map(({ id }) => findingAbout(snapshot, 'player', id)));
    if (check !== 'brokenPicture') return this.unusual(check, await this.results.unusual());
    return bestKnownFirst((await this.brokenPictures()).map(({ kind, id }) => findingAbout(snapshot, kind, id)));
  }

  /** Counts the findings of each check. Reads the results of the games once. */
  async counts(): Promise<QualityCount[]> {
    const { players } = this.readModel.snapshot;
    const [duplicates, broken, results] = await Promise.all([
      this.duplicates(),
      this.brokenPictures(),
      this.results.unusual(),
    ]);
    return OTHER_CHECKS.map((check) => {
      if (check === 'duplicate') return { check, count: duplicates.length };
      if (check === 'brokenPicture') return { check, count: broken.length };
      const found = unusualShares(check, results);
      return { check, count: [...found.keys()].filter((id) => players.has(id)).length };
    });
  }

  /** Compares the players inside and outside the games, once for each snapshot. Does not delay other requests. */
  private duplicates(): Promise<readonly CataloguePlayer[]> {
    const { snapshot } = this.readModel;
    const duplicates = this.compared.get(snapshot) ?? inSlices(duplicatesAmong(allPlayers(snapshot)));
    this.compared.set(snapshot, duplicates);
    return duplicates;
  }

  private async brokenPictures(): Promise<BrokenPicture[]> {
    const { servicePictures } = this.readModel.snapshot;
    const broken = await this.pictures.all();
    // A picture that is no longer shown, for example after a correction, is not a fault.
    return broken.filter(({ kind, id }) => servicePictures.has(pictureKey(kind, id)));
  }

  private unusual(check: ShareCheck, results: readonly PlayerResult[]): QualityFinding[] {
    const { snapshot } = this.readModel;
    return bestKnownFirst(
      Array.from(unusualShares(check, results), ([id, shares]) => {
        const about = snapshot.players.has(id) ? findingAbout(snapshot, 'player', id) : undefined;
        return about && { ...about, finding: { ...about.finding, results: shares } };
      }),
    );
  }
}

interface Found {
  fame: number;
  finding: QualityFinding;
}

function findingAbout(snapshot: CatalogueSnapshot, kind: Pictured, id: number): Found | undefined {
  const { coaches, teams } = snapshot;
  const about = kind === 'player' ? findPlayer(snapshot, id) : (kind === 'coach' ? coaches : teams).get(id);
  if (!about) return undefined;
  const { name, country } = about;
  const born = 'born' in about ? about.born : null;
  const nation = 'nation' in about ? about.nation : country;
  const finding = { kind: KINDS[kind], id, name, country, nation, born, spells: [] };
  return { fame: 'fame' in about ? about.fame : 0, finding };
}

function bestKnownFirst(found: readonly (Found | undefined)[]): QualityFinding[] {
  return found
    .filter((item) => item !== undefined)
    .sort((one, other) => other.fame - one.fame || one.finding.id - other.finding.id)
    .map(({ finding }) => finding);
}

export type ComparedPlayer = Pick<CataloguePlayer, 'id' | 'name' | 'born'> & {
  spells: readonly Pick<Spell, 'club' | 'teamId'>[];
};

/**
 * Returns the players who are probably listed twice. Another player has a common club, the same name apart from accents and
 * case, and the same year of birth or an unknown one.
 */
export function* duplicatesAmong<Player extends ComparedPlayer>(players: Iterable<Player>): Steps<Player[]> {
  const namesakes = new Map<string, Player[]>();
  yield* inSteps(players, (player) => addToGroup(namesakes, fold(player.name), player));
  const duplicates: Player[] = [];
  yield* inSteps(namesakes.values(), (group) => {
    const isDuplicate = (one: Player): boolean => group.some((other) => other !== one && areProbablySame(one, other));
    duplicates.push(...group.filter(isDuplicate));
  });
  return duplicates;
}

function areProbablySame(one: ComparedPlayer, other: ComparedPlayer): boolean {
  if (one.born !== null && other.born !== null && one.born !== other.born) return false;
  return one.spells.some((spell) => other.spells.some((otherSpell) => isSameClub(spell, otherSpell)));
}
