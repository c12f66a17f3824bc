import { Injectable } from '@nestjs/common';
import { ReadModel } from '../../features/catalogue/read-model.ts';
import { Clock } from '../environment/clock.ts';
import { Database } from '../database/database.ts';
import { Drain } from '../http/drain.ts';

const PING_LIMIT_MS = 500;
const REMEMBERED_MS = 2000;

export interface ReadinessReport {
  ready: boolean;
  /** What is missing while the games go on from memory. */
  degraded: readonly 'database'[];
  components: Readonly<Record<'database' | 'schema' | 'readModel' | 'draining', boolean>>;
}

/** Whether visitors should be sent here. Without its database the server still plays most games, so it stays ready. */
@Injectable()
export class Readiness {
  private lastPing: { at: number; answered: Promise<boolean> } | undefined;
  /** Set once the schema has been brought to this program's version. */
  schemaIsCurrent = false;

  constructor(
    private readonly database: Database,
    private readonly readModel: ReadModel,
    private readonly drain: Drain,
    private readonly clock: Clock,
  ) {}

  async report(): Promise<ReadinessReport> {
    const database = await this.ping();
    const components = {
      database,
      schema: this.schemaIsCurrent,
      readModel: this.readModel.loaded,
      draining: this.drain.draining,
    };
    const ready = components.schema && components.readModel && !components.draining;
    return { ready, degraded: database ? [] : ['database'], components };
  }

  private ping(): Promise<boolean> {
    const at = this.clock.now().getTime();
    // A clock that was set back must not keep an old answer.
    if (!this.lastPing || Math.abs(at - this.lastPing.at) >= REMEMBERED_MS)
      this.lastPing = { at, answered: this.answersInTime() };
    return this.lastPing.answered;
  }

  private answersInTime(): Promise<boolean> {
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), PING_LIMIT_MS);
      this.database
        .ping()
        .then(
          () => resolve(true),
          () => resolve(false),
        )
        .finally(() => clearTimeout(late));
    });
  }
}
