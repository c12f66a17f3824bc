import { ClientWithTimeouts } from '../../platform/database/client-with-timeouts.ts';
import type { PostgresConnection } from '../../platform/database/postgres-connection.ts';

/** The channel on which triggers send notifications of changes. */
export const CHANNEL = 'changes';

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
      application_name: 'soccer-legends changes',
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
