import { Injectable } from '@nestjs/common';
import { findRows } from '../../../platform/database/row.ts';
import { Database } from '../../../platform/database/database.ts';
import { Log } from '../../../platform/http/log.ts';
import { Scheduled } from '../../../platform/jobs/job.ts';
import { Person } from '../../people/people.port.ts';
import { PersonWriter } from '../people/person-writer.ts';

const BATCH = 100;

/** Derives all careers again without an API call: announced transfers take effect, and corrected rules repair careers. */
@Injectable()
export class DeriveCareersJob {
  constructor(
    private readonly database: Database,
    private readonly writer: PersonWriter,
    private readonly log: Log,
  ) {}

  @Scheduled({ at: 'nightly', name: 'derive-careers' })
  async run(): Promise<void> {
    const changed = await this.deriveAll({ withoutReview: false });
    if (changed > 0) this.log.info({ changed }, 'Careers were derived again from stored answers.');
  }

  /** Returns the number of careers that changed. @param withoutReview whether changes take effect without a review */
  async deriveAll({ withoutReview }: { withoutReview: boolean }): Promise<number> {
    let changed = 0;
    for (let after = 0; ;) {
      const batch = await this.database.transaction((em) => this.deriveBatch(em, after, withoutReview));
      if (batch.last === undefined) return changed;
      changed += batch.changed;
      after = batch.last;
    }
  }

  private async deriveBatch(
    em: ReturnType<Database['em']>,
    after: number,
    withoutReview: boolean,
  ): Promise<{ last: number | undefined; changed: number }> {
    const where = { kind: 'player', id: { $gt: after }, apiId: { $ne: null } } as const;
    const players = await findRows(em, Person, where, { orderBy: { id: 'asc' }, limit: BATCH });
    return { last: players.at(-1)?.id, changed: await this.writer.rederive(em, players, withoutReview) };
  }
}
