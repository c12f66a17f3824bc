import { Injectable } from '@nestjs/common';
import type { RecallGuess } from '@soccer-legends/contracts';
import { Database } from '../../../platform/database/database.ts';
import type { CellAnswers } from './recall-points.ts';

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

/** The answers of all visitors in the mode Recall, counted by club and player: at most one row for each career entry. */
@Injectable()
export class RecallAnswers {
  constructor(private readonly database: Database) {}

  /** Counts a correct answer. Returns the earlier answers for the cell. A repeated request counts twice. */
  async count({ playerId, teamId, nation }: RecallGuess, max = MAX_ANSWERS): Promise<CellAnswers> {
    const em = this.database.em();
    const [before] = await em.execute<CellAnswers[]>(COUNT, [teamId, playerId, playerId, teamId, nation]);
    if (before!.total >= max) await em.execute(HALVE, [teamId, nation]);
    return before!;
  }
}
