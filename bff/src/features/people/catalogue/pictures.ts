import { createHash } from 'node:crypto';
import {
  drawingAddress,
  type Drawing,
  FLAGS_EDITION,
  type Position,
  type CoachedTeam,
  type RevealMode,
} from '@soccer-legends/contracts';
import type { Club, FootballData, Nation } from '@soccer-legends/football-data';
import {
  coachedTeams,
  coachFacts,
  decades,
  drawCoachSticker,
  drawCrest,
  drawFlag,
  drawSticker,
  mainStay,
  nationalTeams,
  playerFacts,
  type CoachFacts,
  type NationalTeams,
  type Stay,
  type StickerFacts,
} from '@soccer-legends/football-data/art';

export interface Picture {
  /** A hash of everything that determines the drawing. An address with this version is immutable. */
  version: string;
  /** Returns SVG. @param mode how much a sticker reveals */
  draw: (mode?: RevealMode) => string;
}

interface Spell {
  teamId: number | null;
  from: number;
  to: number | null;
  matches?: number | null;
}

interface Person {
  id: number;
  nation: string | null;
  fame: number;
  spells: readonly Spell[];
}

/** Draws crests, flags and stickers from facts. The same facts give the same picture on every server of a version. */
export class Pictures {
  /** Whether the site shows the data service's real photos and crests where they exist. */
  readonly usesService: boolean;
  private readonly clubs: ReadonlyMap<number, Club>;
  private readonly knownFor: ReadonlyMap<number, number>;
  private readonly nations: ReadonlyMap<string, Nation>;
  private readonly nationalTeams: NationalTeams;
  private readonly crests: ReadonlyMap<number, Picture>;
  /** A hash of the drawing code. It changes when the code draws stickers differently from the same facts. */
  private readonly styleVersion: string;

  constructor({ clubs, nations, knownFor }: FootballData, usesService = false) {
    this.usesService = usesService;
    this.clubs = new Map(clubs.map((club) => [club.id, club]));
    this.knownFor = new Map(knownFor.map(({ player, clubId }) => [player, clubId]));
    this.nations = new Map(nations.map((nation) => [nation.code, nation]));
    this.nationalTeams = nationalTeams(nations);
    this.crests = new Map(clubs.map(({ id, crest }) => [id, drawn(drawCrest(crest))]));
    this.styleVersion = hashOf(sampleStickers(clubs));
  }

  /** Returns the drawn crest of a club of the data set; undefined for any other club. */
  crest(teamId: number): Picture | undefined {
    return this.crests.get(teamId);
  }

  /** Returns the flag of a FIFA code; undefined for an unknown one. */
  flag(code: string): Picture | undefined {
    const nation = this.nations.get(code);
    return nation && { version: FLAGS_EDITION, draw: () => drawFlag(nation.flag) };
  }

  /** Returns a player's sticker. A club outside the data set leaves the figure unpainted. */
  player(player: Person & { name: string; number: number | null; position: string | null }): Picture {
    const { name, number, spells } = player;
    const career = spells.map(stayOf);
    const position = player.position as Position | null;
    const nation = this.nations.get(player.nation ?? '') ?? null;
    const knownFor = this.knownFor.get(player.id);
    const facts = playerFacts({ ...player, name, number, position, career, knownFor }, this.clubs, nation);
    return { version: this.versionOf(facts), draw: (mode = 'full') => drawSticker(facts, mode) };
  }

  /** Returns the club whose kit a player's sticker shows; null for an unpainted figure. */
  clubOfKit({ id, spells }: Pick<Person, 'id' | 'spells'>): number | null {
    const stay = mainStay(spells.map(stayOf), (clubId) => this.clubs.has(clubId), this.knownFor.get(id));
    return stay?.clubId ?? null;
  }

  coach(coach: Person): Picture {
    const facts = coachFacts({ ...coach, career: coach.spells.map(stayOf) }, this.clubs, this.flagOf(coach));
    return { version: this.versionOf(facts), draw: (mode = 'coach') => drawCoachSticker(facts, mode) };
  }

  /** Returns the teams that a coach has coached, with the periods at each. National teams have their FIFA code. */
  coached({ spells }: { spells: readonly (Spell & { club: string })[] }): CoachedTeam[] {
    const career = spells.map(({ club, from, to }) => ({ club, start: from, end: to }));
    return coachedTeams(career).map(({ post: { club }, periods }) => {
      const nation = this.nationalTeams.get(club);
      return { team: nation?.names.en ?? club, nation: nation?.code ?? null, periods };
    });
  }

  private versionOf(facts: StickerFacts | CoachFacts): string {
    return hashOf([this.styleVersion, JSON.stringify(facts)]);
  }

  private flagOf({ nation }: Person): readonly string[] | null {
    return this.nations.get(nation ?? '')?.flag ?? null;
  }
}

/** Returns the site's address of a drawing, with its version. */
export function pictureAddress(kind: Drawing['kind'], id: number, { version }: Picture): string {
  return `${drawingAddress(kind, id)}?v=${version}`;
}

function drawn(svg: string): Picture {
  return { version: hashOf([svg]), draw: () => svg };
}

/** Draws every kit with every part of a sticker, and one coach, so that any change of the drawing code changes the hash. */
function sampleStickers(clubs: readonly Club[]): string[] {
  const facts = {
    nationKit: null,
    flag: ['plain', 'red'],
    number: 10,
    initials: 'AB',
    position: 'Defender',
    gold: false,
  } as const;
  const kits = clubs.flatMap((club) => club.kits);
  const stickers = kits.map((kit, id) =>
    drawSticker({ ...facts, id, kit, decade: decades[id % decades.length]! }, 'full'),
  );
  const others = [
    drawSticker({ ...facts, id: 1, kit: kits[0]!, decade: null, position: 'Goalkeeper' }, 'noclub'),
    drawSticker({ ...facts, id: 1, kit: null, nationKit: kits[0]!, decade: null }, 'noclub'),
    drawSticker({ ...facts, id: 1, kit: kits[0]!, decade: 2000, position: 'Goalkeeper', gold: true }, 'full'),
  ];
  const coach = { colors: ['white', 'red'], flag: facts.flag, decade: 1990, gold: false } as const;
  const coaches = [1, 2].flatMap((id) =>
    (['full', 'coach'] as const).map((mode) => drawCoachSticker({ id, ...coach }, mode)),
  );
  return [...stickers, ...others, ...coaches];
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

function stayOf({ teamId, from, to, matches }: Spell): Stay {
  return { clubId: teamId, start: from, end: to, ...(matches === undefined ? {} : { matches }) };
}
