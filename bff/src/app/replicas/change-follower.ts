import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ReadModel } from '../../features/catalogue/read-model.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { changeVersions } from '../../platform/database/change-version.ts';
import { Database } from '../../platform/database/database.ts';
import { Log } from '../../platform/http/log.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { ChangeListener } from './change-listener.ts';

/** A sync run changes the catalogue many times a second, and reading it takes a while. */
const BETWEEN_REBUILDS_MS = 1000;

/**
 * Brings what this process keeps in memory up to what the tables say, whichever process wrote them. PostgreSQL tells
 * at once; a look at the versions now and then finds what was missed while nobody listened.
 */
@Injectable()
export class ChangeFollower implements OnApplicationShutdown {
  private readonly listener: ChangeListener | undefined;
  private following: Promise<void> | undefined;
  private heardMore = false;
  private rebuiltAt = 0;

  constructor(
    @Inject(CONFIG) { databaseUrl }: Pick<Config, 'databaseUrl'>,
    private readonly database: Database,
    private readonly readModel: ReadModel,
    private readonly registry: Registry,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    if (databaseUrl !== undefined) this.listener = new ChangeListener(databaseUrl, () => this.hear());
  }

  /** Listens again where the connection was lost, and follows what has changed since. Rejects without a database. */
  async check(): Promise<void> {
    await this.listener?.connect();
    await this.follow();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener?.close();
    await this.following?.catch(() => undefined);
  }

  private hear(): void {
    this.follow().catch((fault: unknown) => this.log.warn({ err: fault }, 'A change could not be followed yet.'));
  }

  /** News that comes in the middle may be too late for what is being read: it is read once more. */
  private follow(): Promise<void> {
    this.heardMore = true;
    return (this.following ??= this.catchUp().finally(() => (this.following = undefined)));
  }

  private async catchUp(): Promise<void> {
    while (this.heardMore) {
      this.heardMore = false;
      const versions = await changeVersions(this.database.em());
      if (versions.registry > this.registry.changeVersion) await this.registry.reload();
      if (versions.catalogue > this.readModel.changeVersion && this.mayRebuild()) await this.readModel.rebuild();
    }
  }

  private mayRebuild(): boolean {
    const now = this.clock.now().getTime();
    // A clock that was set back must not hold it back.
    if (Math.abs(now - this.rebuiltAt) < BETWEEN_REBUILDS_MS) return false;
    this.rebuiltAt = now;
    return true;
  }
}
