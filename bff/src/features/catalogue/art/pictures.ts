import { createHash } from 'node:crypto';
import { FLAGS_EDITION, initialsOf, type RevealMode } from '@soccer-legends/contracts';
import type { Club, FootballData, Nation, Position } from '@soccer-legends/football-data';
import {
  ageBandOf,
  drawCoachSticker,
  drawCrest,
  drawFlag,
  drawSticker,
  type CoachFacts,
  type StickerFacts,
} from '@soccer-legends/football-data/art';
import type { Clock } from '../../../platform/environment/clock.ts';

/** A picture of the site's own, drawn on demand. */
export interface Picture {
  /** A hash of everything that determines the drawing, so an address with it is immutable. */
  version: string;
  /** Returns the SVG. */
  draw: (mode?: RevealMode) => string;
}

interface Spell {
  teamId: number | null;
  endYear: number | null;
  loan?: boolean;
}

interface Person {
  nation: string | null;
  /** In career order. */
  spells: readonly Spell[];
}

/** Draws crests, flags and stickers from the bundled data. */
export class Pictures {
  private readonly clubs: ReadonlyMap<number, Club>;
  private readonly nations: ReadonlyMap<string, Nation>;
  private readonly crests: ReadonlyMap<number, Picture>;
  /** A hash of the drawing code: it changes when stickers are drawn differently from the same facts. */
  private readonly styleVersion: string;
  private readonly clock: Clock;

  constructor({ clubs, nations }: FootballData, clock: Clock) {
    this.clock = clock;
    this.clubs = new Map(clubs.map((club) => [club.id, club]));
    this.nations = new Map(nations.map((nation) => [nation.code, nation]));
    this.crests = new Map(clubs.map(({ id, crest }) => [id, drawn(drawCrest(crest))]));
    this.styleVersion = hashOf(sampleStickers(clubs));
  }

  crest(teamId: number): Picture | undefined {
    return this.crests.get(teamId);
  }

  flag(code: string): Picture | undefined {
    const nation = this.nations.get(code);
    return nation && { version: FLAGS_EDITION, draw: () => drawFlag(nation.flag) };
  }

  player(player: Person & { name: string; number: number | null; position: string | null }): Picture {
    const facts: StickerFacts = {
      shirt: this.clubOf(player)?.shirt ?? null,
      flag: this.flagOf(player),
      number: player.number,
      initials: initialsOf(player.name),
      position: player.position as Position | null,
    };
    return { version: this.versionOf(facts), draw: (mode = 'full') => drawSticker(facts, mode) };
  }

  coach(coach: Person & { born: number | null }): Picture {
    const age = coach.born === null ? null : this.clock.now().getUTCFullYear() - coach.born;
    const facts: CoachFacts = {
      colors: this.clubOf(coach)?.shirt.colors ?? null,
      flag: this.flagOf(coach),
      ageBand: age === null ? null : ageBandOf(age),
    };
    return { version: this.versionOf(facts), draw: (mode = 'coach') => drawCoachSticker(facts, mode) };
  }

  private versionOf(facts: StickerFacts | CoachFacts): string {
    return hashOf([this.styleVersion, JSON.stringify(facts)]);
  }

  private clubOf({ spells }: Person): Club | undefined {
    return this.clubs.get(lastClub(spells) ?? 0);
  }

  private flagOf({ nation }: Person): readonly string[] | null {
    return this.nations.get(nation ?? '')?.flag ?? null;
  }
}

/** Returns the immutable address of a picture. */
export function pictureAddress(kind: 'crest' | 'player' | 'coach', id: number, { version }: Picture): string {
  return `/art/${kind}/${id}.svg?v=${version}`;
}

function drawn(svg: string): Picture {
  return { version: hashOf([svg]), draw: () => svg };
}

/** Draws every shirt with every part of a sticker, and one coach, so that any change of the drawing code shows. */
function sampleStickers(clubs: readonly Club[]): string[] {
  const facts = { flag: ['plain', 'red'], number: 10, initials: 'AB', position: 'Defender' } as const;
  const stickers = clubs.map(({ shirt }) => drawSticker({ ...facts, shirt }, 'full'));
  return [...stickers, drawCoachSticker({ colors: ['white', 'red'], flag: facts.flag, ageBand: 4 })];
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** Returns the team id of the current club, else of the last club; ignores loans and unknown clubs. */
function lastClub(spells: readonly Spell[]): number | null {
  const own = spells.filter(({ teamId, loan }) => teamId !== null && !loan);
  return (own.findLast(({ endYear }) => endYear === null) ?? own.at(-1))?.teamId ?? null;
}
