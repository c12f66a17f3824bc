import type { RecallGuess, RecallVerdict } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { ReadModel } from '../../catalogue/catalogue.port.ts';
import { clubStays } from '../../catalogue/catalogue.pure.port.ts';
import { RecallAnswers } from './recall-answers.ts';
import { recallPoints } from './recall-points.ts';

/** Judges answers in the mode Recall. */
@Injectable()
export class RecallService {
  constructor(
    private readonly readModel: ReadModel,
    private readonly answers: RecallAnswers,
  ) {}

  /** Judges an answer, and counts it if it is correct. Throws `PlayerNotFound` and `TeamNotFound`. */
  async judge({ playerId, nation, teamId }: RecallGuess): Promise<RecallVerdict> {
    const player = this.readModel.player(playerId);
    const team = this.readModel.team(teamId);
    const stay = clubStays(player, this.readModel.snapshot.teams).find((own) => own.teamId === team.id);
    const nationFits = player.nation === nation;
    if (!nationFits || !stay) return { fits: false, nationFits, clubFits: stay !== undefined };
    const before = await this.answers.count({ playerId, teamId, nation });
    return { fits: true, ...recallPoints(before, player.fame), years: stay.years };
  }
}
