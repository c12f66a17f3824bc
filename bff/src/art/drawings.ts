import { Inject, Injectable } from '@nestjs/common';
import { initialsOf } from '@soccer-legends/contracts';
import type { Club, FootballData, Nation, Position } from '@soccer-legends/football-data';
import {
  ageBandOf,
  drawCoachSticker,
  drawCrest,
  drawFlag,
  drawSticker,
  type Mode,
} from '@soccer-legends/football-data/art';
import { FACTS } from '../catalogue/facts.ts';
import { ReadModel } from '../catalogue/read-model.ts';
import { Clock } from '../clock.ts';
import { NothingHere } from '../http/request-errors.ts';
import { lastClub } from './last-club.ts';

/** Our own pictures of what the catalogue holds, in the words of the data set: colours, patterns, flags. */
@Injectable()
export class Drawings {
  private readonly clubs: ReadonlyMap<number, Club>;
  private readonly nations: ReadonlyMap<string, Nation>;

  constructor(
    @Inject(FACTS) { clubs, nations }: FootballData,
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {
    this.clubs = new Map(clubs.map((club) => [club.id, club]));
    this.nations = new Map(nations.map((nation) => [nation.code, nation]));
  }

  crest(teamId: number): string {
    return drawCrest(found(this.clubs.get(teamId)).crest);
  }

  flag(code: string): string {
    return drawFlag(found(this.nations.get(code)).flag);
  }

  player(id: number, mode: Mode): string {
    const { name, nation, number, position, spells } = found(this.readModel.snapshot.players.get(id));
    const club = this.clubs.get(lastClub(spells) ?? 0);
    return drawSticker(
      {
        shirt: club?.shirt ?? null,
        flag: this.flagOf(nation),
        number,
        initials: initialsOf(name),
        position: position as Position | null,
      },
      mode,
    );
  }

  coach(id: number, mode: Mode): string {
    const { nation, born, spells } = found(this.readModel.snapshot.coaches.get(id));
    const club = this.clubs.get(lastClub(spells) ?? 0);
    const facts = {
      colours: club?.shirt.colours ?? null,
      flag: this.flagOf(nation),
      ageBand: born === null ? null : ageBandOf(this.clock.now().getUTCFullYear() - born),
    };
    return drawCoachSticker(facts, mode);
  }

  private flagOf(nation: string | null): readonly string[] | null {
    return this.nations.get(nation ?? '')?.flag ?? null;
  }
}

function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new NothingHere();
  return value;
}
