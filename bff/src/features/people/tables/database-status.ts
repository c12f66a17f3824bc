import type { DatabaseStatus } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { ReadModel } from '../catalogue/read-model.ts';
import { Database } from '../../../platform/database/database.ts';
import { Log } from '../../../platform/http/log.ts';

interface StatusRow {
  playerCount: number;
  teamCount: number;
  coachCount: number;
  version: string;
}

/**
 * Reads the state and the row counts of the database. While the database is down, the counts are those of the read model.
 */
@Injectable()
export class DatabaseStatusReader {
  constructor(
    private readonly database: Database,
    private readonly readModel: ReadModel,
    private readonly log: Log,
  ) {}

  /** Returns the state of the database. Never rejects. */
  async read(): Promise<DatabaseStatus> {
    try {
      // Raw SQL: one round trip for all counts and the server's version.
      const [row] = await this.database.execute<StatusRow[]>(
        `select (select count(*)::int from person where kind = 'player') as "playerCount",
         (select count(*)::int from team where listed) as "teamCount",
         (select count(*)::int from person where kind = 'coach') as "coachCount", current_setting('server_version') as version`,
      );
      const { version, ...counts } = row!;
      const name = this.database.shared
        ? `PostgreSQL ${version}`
        : `The embedded database (PostgreSQL ${version} in PGlite)`;
      return { status: 'Connected', ...counts, message: `${name} answers.` };
    } catch (error) {
      this.log.warn({ err: error }, 'Reading the status of the database failed; the counts come from memory.');
      return {
        status: 'Disconnected',
        ...this.countsInMemory(),
        message: 'The database does not answer; these are the rows in memory.',
      };
    }
  }

  private countsInMemory(): Pick<DatabaseStatus, 'playerCount' | 'teamCount' | 'coachCount'> {
    const { players, outsideGames, teams, coaches } = this.readModel.snapshot;
    return { playerCount: players.size + outsideGames.size, teamCount: teams.size, coachCount: coaches.size };
  }
}
