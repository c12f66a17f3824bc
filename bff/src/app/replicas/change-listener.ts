import { ClientWithTimeouts } from '../../platform/database/client-with-timeouts.ts';

const CHANNEL = 'changes';

/** A connection of its own on which PostgreSQL tells of every change, whoever made it. */
export class ChangeListener {
  private client: ClientWithTimeouts | undefined;

  /** @param heard is called for each change, and may be called more than once for one. */
  constructor(
    private readonly databaseUrl: string,
    private readonly heard: () => void,
  ) {}

  /** Connects where there is no connection, or none that still answers; rejects while the database cannot be reached. */
  async connect(): Promise<void> {
    // Whoever only listens does not notice that nobody speaks any more.
    if (this.client) return this.orForget(this.client, this.client.query('select 1'));
    const client = new ClientWithTimeouts({
      connectionString: this.databaseUrl,
      application_name: 'soccer-legends changes',
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    });
    this.client = client;
    client.on('error', () => this.forget(client));
    client.on('end', () => this.forget(client));
    client.on('notification', () => this.heard());
    await this.orForget(client, client.connect());
    await this.orForget(client, client.query(`listen ${CHANNEL}`));
  }

  async close(): Promise<void> {
    await this.client?.end().catch(() => undefined);
  }

  private async orForget(client: ClientWithTimeouts, answer: Promise<unknown>): Promise<void> {
    try {
      await answer;
    } catch (fault) {
      this.forget(client);
      void client.end().catch(() => undefined);
      throw fault;
    }
  }

  private forget(client: ClientWithTimeouts): void {
    if (this.client === client) this.client = undefined;
  }
}
