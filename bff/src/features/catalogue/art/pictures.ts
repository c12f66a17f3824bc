import { createHash } from 'node:crypto';
import { FLAGS_EDITION, initialsOf } from '@soccer-legends/contracts';
import type { Club, FootballData, Nation, Position } from '@soccer-legends/football-data';
import {
  ageBandOf,
  drawCoachSticker,
  drawCrest,
  drawFlag,
  drawSticker,
  type CoachFacts,
  type Mode,
  type StickerFacts,
} from '@soccer-legends/football-data/art';
import type { Clock } from '../../../platform/environment/clock.ts';

/** One of our own pictures, not drawn yet. */
export interface Picture {
  /** A hash of all that it is drawn from: an address with it never means another picture. */
  version: string;
  draw: (mode?: Mode) => string;
}

interface Person {
  nation: string | null;
  spells: readonly Stay[];
}

/** Our own pictures in the words of the data set: colours, patterns, flags. */
export class Pictures {
  private readonly clubs: ReadonlyMap<number, Club>;
  private readonly nations: ReadonlyMap<string, Nation>;
  private readonly crests: ReadonlyMap<number, Picture>;
  /** Changes with how stickers are drawn, whatever is told on them. */
  private readonly style: string;
  private readonly clock: Clock;

  constructor({ clubs, nations }: FootballData, clock: Clock) {
    this.clock = clock;
    this.clubs = new Map(clubs.map((club) => [club.id, club]));
    this.nations = new Map(nations.map((nation) => [nation.code, nation]));
    this.crests = new Map(clubs.map(({ id, crest }) => [id, drawn(drawCrest(crest))]));
    this.style = editionOf(samples(clubs));
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
      colours: this.clubOf(coach)?.shirt.colours ?? null,
      flag: this.flagOf(coach),
      ageBand: age === null ? null : ageBandOf(age),
    };
    return { version: this.versionOf(facts), draw: (mode = 'coach') => drawCoachSticker(facts, mode) };
  }

  private versionOf(facts: StickerFacts | CoachFacts): string {
    return editionOf([this.style, JSON.stringify(facts)]);
  }

  private clubOf({ spells }: Person): Club | undefined {
    return this.clubs.get(lastClub(spells) ?? 0);
  }

  private flagOf({ nation }: Person): readonly string[] | null {
    return this.nations.get(nation ?? '')?.flag ?? null;
  }
}

/** Where a picture is, for as long as it is this one. */
export function pictureAddress(kind: 'crest' | 'player' | 'coach', id: number, { version }: Picture): string {
  return `/art/${kind}/${id}.svg?v=${version}`;
}

function drawn(svg: string): Picture {
  return { version: editionOf([svg]), draw: () => svg };
}

/** A sticker of every shirt in full, which shows every part there is, and a coach's. */
function samples(clubs: readonly Club[]): string[] {
  const told = { flag: ['plain', 'red'], number: 10, initials: 'AB', position: 'Defender' } as const;
  const stickers = clubs.map(({ shirt }) => drawSticker({ ...told, shirt }, 'full'));
  return [...stickers, drawCoachSticker({ colours: ['white', 'red'], flag: told.flag, ageBand: 4 })];
}

function editionOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

export interface Stay {
  teamId: number | null;
  endYear: number | null;
  loan?: boolean;
}

/** The club whose colours somebody is drawn in: a present one, else the last that was no loan; null where none is known. */
export function lastClub(stays: readonly Stay[]): number | null {
  const own = stays.filter(({ teamId, loan }) => teamId !== null && !loan);
  return (own.findLast(({ endYear }) => endYear === null) ?? own.at(-1))?.teamId ?? null;
}
