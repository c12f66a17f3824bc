import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database, LISTENER_NAME } from '../../platform/database/database.ts';
import { Log } from '../../platform/http/log.ts';
import { ReadModel } from '../../features/people/catalogue/read-model.ts';
import { Registry } from '../../features/plugins/registry/registry.ts';
import { changeVersions } from '../../platform/database/change-version.ts';
import { Clock } from '../../platform/environment/clock.ts';
import { ClientWithTimeouts } from '../../platform/database/client-with-timeouts.ts';
import type { PostgresConnection } from '../../platform/database/postgres-connection.ts';

/** A sync run changes the catalogue many times a second, and a rebuild takes a while. */
const MIN_REBUILD_INTERVAL_MS = 1000;

/** The tables that this process holds in memory: those of the registry and of the catalogue. */
@Injectable()
export class LoadedTables {
  private rebuiltAt = 0;

  constructor(
    private readonly database: Database,
    private readonly registry: Registry,
    private readonly readModel: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** Loads what has changed. Returns false if a change of the catalogue must wait, because it was rebuilt a moment ago. */
  async update(): Promise<boolean> {
    const versions = await changeVersions(this.database.em());
    if (versions.registry > this.registry.changeVersion) await this.registry.reload();
    if (versions.catalogue <= this.readModel.changeVersion) return true;
    if (!this.mayRebuild()) return false;
    await this.readModel.follow();
    return true;
  }

  private mayRebuild(): boolean {
    const now = this.clock.now().getTime();
    // The absolute difference, so that a clock that was set back does not delay rebuilds.
    if (Math.abs(now - this.rebuiltAt) < MIN_REBUILD_INTERVAL_MS) return false;
    this.rebuiltAt = now;
    return true;
  }
}

/**
 * Keeps the data in this process's memory up to date with the tables, which any process may change. PostgreSQL sends
 * notifications of changes. Polling the change versions finds changes that were missed while the connection was down. The
 * embedded engine has no other process, so it is not polled: polling would be most of an idle server's work.
 */
@Injectable()
export class ChangeFollower implements OnApplicationShutdown {
  private readonly listener: ChangeListener | undefined;
  private following: Promise<void> | undefined;
  private isStale = false;
  /** Whether the embedded engine may contain a change that is not loaded. */
  private mayHaveChanged = true;
  private isListening = false;

  constructor(
    private readonly database: Database,
    private readonly tables: LoadedTables,
    private readonly log: Log,
  ) {
    if (database.connection) this.listener = new ChangeListener(database.connection, () => this.onChange());
  }

  /** Reconnects if necessary and loads what has changed. Rejects while the database is unavailable. */
  async check(): Promise<void> {
    await this.listener?.connect();
    if (this.database.listen && !(await this.takeEmbeddedChange())) return;
    await this.follow().catch((error: unknown) => {
      this.mayHaveChanged = true;
      throw error;
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener?.close();
    await this.following?.catch(() => undefined);
  }

  private async takeEmbeddedChange(): Promise<boolean> {
    if (!this.isListening) await this.database.listen!(CHANNEL, () => (this.mayHaveChanged = true));
    this.isListening = true;
    const hadChanged = this.mayHaveChanged;
    this.mayHaveChanged = false;
    return hadChanged;
  }

  private onChange(): void {
    this.follow().catch((error: unknown) =>
      this.log.warn({ err: error }, 'A change could not be loaded yet. It is retried at the next check.'),
    );
  }

  /** Updates again after a change that arrives during an update, because that update may have missed it. */
  private follow(): Promise<void> {
    this.isStale = true;
    return (this.following ??= this.catchUp().finally(() => (this.following = undefined)));
  }

  private async catchUp(): Promise<void> {
    while (this.isStale) {
      this.isStale = false;
      if (!(await this.tables.update())) this.mayHaveChanged = true;
    }
  }
}

/** The channel on which triggers send notifications of changes. */
const CHANNEL = 'changes';

/** A dedicated connection on which PostgreSQL sends a notification of every change. */
export class ChangeListener {
  private client: ClientWithTimeouts | undefined;

  /** @param onChange called for each change, possibly more than once */
  constructor(
    private readonly connection: PostgresConnection,
    private readonly onChange: () => void,
  ) {}

  /** Connects if there is no working connection. Rejects while the database is unreachable. */
  async connect(): Promise<void> {
    // A listening connection does not detect that its peer is dead.
    if (this.client) return this.orDrop(this.client, this.client.query('select 1'));
    const client = new ClientWithTimeouts({
      ...this.connection,
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.drop(client));
    client.on('end', () => this.drop(client));
    client.on('notification', () => this.onChange());
    await this.orDrop(client, client.connect());
    await this.orDrop(client, client.query(`listen ${CHANNEL}`));
  }

  async close(): Promise<void> {
    await this.client?.end().catch(() => undefined);
  }

  private async orDrop(client: ClientWithTimeouts, answer: Promise<unknown>): Promise<void> {
    try {
      await answer;
    } catch (error) {
      this.drop(client);
      void client.end().catch(() => undefined);
      throw error;
    }
  }

  private drop(client: ClientWithTimeouts): void {
    if (this.client === client) this.client = undefined;
  }
}
