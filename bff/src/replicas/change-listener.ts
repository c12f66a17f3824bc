import { Client } from 'pg';

const CHANNEL = 'changes';

/** A connection of its own on which PostgreSQL tells of every change, whoever made it. */
export class ChangeListener {
  private client: Client | undefined;

  /** @param heard is called for each change, and may be called more than once for one. */
  constructor(
    private readonly databaseUrl: string,
    private readonly heard: () => void,
  ) {}

  /** Connects where there is no connection; rejects while the database cannot be reached. */
  async connect(): Promise<void> {
    if (this.client) return;
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'soccer-legends changes',
      connectionTimeoutMillis: 2000,
      keepAlive: true,
    });
    this.client = client;
    const forget = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    client.on('notification', () => this.heard());
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (fault) {
      forget();
      await client.end().catch(() => undefined);
      throw fault;
    }
  }

  async close(): Promise<void> {
    await this.client?.end().catch(() => undefined);
  }
}
