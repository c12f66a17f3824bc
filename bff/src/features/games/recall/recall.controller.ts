import { RECALL_POINTS, type RecallGuess, type RecallVerdict } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { Body, Controller, Inject, Injectable } from '@nestjs/common';
import { Action, Public } from '../../../platform/http/route.ts';
import { Matches } from 'class-validator';
import { Database } from '../../../platform/database/database.ts';
import { IdOf, type Exactly } from '../../../platform/http/request-fields.ts';
import { FOOTBALL_DATA, ReadModel } from '../../people/people.port.ts';
import { clubStays } from '../../people/people.pure.port.ts';

/** In PostgreSQL, the `select` does not see the insert of its statement. Club and player identify the cell. */
const COUNT = `
  with counted as (
    insert into recall_answer (team_id, player_id, count) values (?, ?, 1)
    on conflict (team_id, player_id) do update set count = recall_answer.count + 1)
  select coalesce(sum(count) filter (where player_id = ?), 0)::int as own, coalesce(sum(count), 0)::int as total
  from recall_answer join person on person.kind = 'player' and person.id = player_id
  where team_id = ? and nation = ?`;

const HALVE = `
  update recall_answer set count = (count + 1) / 2
  from person where person.kind = 'player' and person.id = player_id and team_id = ? and nation = ?`;

/** Counts above this are halved, so that they stay small and follow current visitors. */
const MAX_ANSWERS = 10_000;

/** From this number of answers for a cell on, points depend on the answers instead of the players' fame. */
const ENOUGH_ANSWERS = 20;

/** The answers for a cell before this one: with the same player, and in total. */
interface CellAnswers {
  own: number;
  total: number;
}

type Group = Pick<FootballData['lateralGroups'][number], 'id' | 'members'>;

/** Judges answers in the mode Recall and counts all right answers, with at most one row per player and club. */
@Injectable()
export class Recall {
  /** FIFA codes of all national teams of the players who played for several, by id. */
  private readonly teamsOf: ReadonlyMap<number, readonly string[]>;

  constructor(
    private readonly readModel: ReadModel,
    private readonly database: Database,
    @Inject(FOOTBALL_DATA) { lateralGroups }: { lateralGroups: readonly Group[] },
  ) {
    const { members = [] } = lateralGroups.find(({ id }) => id === 'two-national-teams') ?? {};
    this.teamsOf = new Map(members.map(({ player, reason }) => [player, reason?.en.split(', ') ?? []]));
  }

  /** Judges an answer, and counts it if it is correct. Throws `PlayerNotFound` and `TeamNotFound`. */
  async judge({ playerId, nation, teamId }: RecallGuess): Promise<RecallVerdict> {
    const player = this.readModel.player(playerId);
    const team = this.readModel.team(teamId);
    const stay = clubStays(player, this.readModel.snapshot.teams).find((own) => own.teamId === team.id);
    const nationFits = player.nation === nation || (this.teamsOf.get(playerId)?.includes(nation) ?? false);
    if (!nationFits || !stay) return { fits: false, nationFits, clubFits: stay !== undefined };
    const before = await this.count({ playerId, teamId, nation });
    const { years, asOf } = stay;
    return { fits: true, ...recallPoints(before, player.fame), years, ...(asOf !== undefined && { asOf }) };
  }

  /** Counts a correct answer. Returns the earlier answers for the cell. A repeated request counts twice. */
  async count({ playerId, teamId, nation }: RecallGuess, max = MAX_ANSWERS): Promise<CellAnswers> {
    const em = this.database.em();
    const [before] = await em.execute<CellAnswers[]>(COUNT, [teamId, playerId, playerId, teamId, nation]);
    if (before!.total >= max) await em.execute(HALVE, [teamId, nation]);
    return before!;
  }
}

/**
 * Returns ten points for a rare answer to one for a common one; `share` is in percent. Until there are 20 answers, the
 * points depend on the player's fame (1 to 5) instead, and `share` is null.
 */
export function recallPoints({ own, total }: CellAnswers, fame: number): { points: number; share: number | null } {
  if (total < ENOUGH_ANSWERS) return { points: 2 * (6 - fame), share: null };
  const share = own / total;
  const { least, most } = RECALL_POINTS;
  return { points: Math.max(least, Math.round(most * (1 - share))), share: Math.round(100 * share) };
}

export class RecallRequest implements Exactly<RecallRequest, RecallGuess> {
  @IdOf('a player')
  playerId!: number;

  @Matches(/^[A-Z]{3}$/, { message: 'nation must be a FIFA code' })
  nation!: string;

  @IdOf('a club')
  teamId!: number;
}

/** Recall is a mode of the Player Grid in which any player who fits a cell counts. */
@Public()
@Controller('api/player-grid')
export class RecallController {
  constructor(private readonly recall: Recall) {}

  @Action('recall')
  judge(@Body() guess: RecallRequest): Promise<RecallVerdict> {
    return this.recall.judge(guess);
  }
}
