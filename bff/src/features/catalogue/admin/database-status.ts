import type { DatabaseStatus } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { ReadModel } from '../read-model.ts';
import { Database } from '../../../platform/database/database.ts';
import { Log } from '../../../platform/http/log.ts';

interface Answered {
  playerCount: number;
  teamCount: number;
  coachCount: number;
  version: string;
}

/** How the database is, and how much is in it; without it, what the server still has in memory. */
@Injectable()
export class DatabaseStatusReader {
  constructor(
    private readonly database: Database,
    private readonly readModel: ReadModel,
    private readonly log: Log,
  ) {}

  async read(): Promise<DatabaseStatus> {
    try {
      const [row] = await this.database.em().execute<Answered[]>(
        `select (select count(*)::int from player) as "playerCount", (select count(*)::int from team) as "teamCount",
         (select count(*)::int from coach) as "coachCount", current_setting('server_version') as version`,
      );
      const { version, ...counts } = row!;
      return { status: 'Connected', ...counts, message: `PostgreSQL ${version} answers.` };
    } catch (error) {
      this.log.warn({ err: error }, 'The database did not answer to a question about its state.');
      return {
        status: 'Disconnected',
        ...this.inMemory(),
        message: 'The database does not answer; these are the rows in memory.',
      };
    }
  }

  private inMemory(): Pick<DatabaseStatus, 'playerCount' | 'teamCount' | 'coachCount'> {
    const { players, teams, coaches } = this.readModel.snapshot;
    return { playerCount: players.size, teamCount: teams.size, coachCount: coaches.size };
  }
}
