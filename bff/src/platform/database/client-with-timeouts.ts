import { Client } from 'pg';

/** Longer than PostgreSQL's statement timeout, so that the server can report that first. */
const RESPONSE_TIMEOUT_MS = 2800;
/** Allows a process whose event loop was blocked to read a response that has already arrived. */
const GRACE_MS = 200;
const CLOSE_TIMEOUT_MS = 500;
const ROLLED_BACK = { command: 'ROLLBACK', rowCount: null, rows: [] };

/**
 * A PostgreSQL connection that closes itself if a response does not arrive. TCP needs about 15 minutes to detect a dead
 * peer. Until then, a pool would give the dead connection to one request after another.
 */
export class ClientWithTimeouts extends Client {
  /** Covers all overloads of `query` and keeps their return types. */
  override query<Answer>(...parameters: unknown[]): Answer {
    const answer: unknown = Reflect.apply(super.query, this, parameters);
    return (answer instanceof Promise ? this.withTimeout(answer, parameters) : answer) as Answer;
  }

  override end(): Promise<void>;
  override end(done: (fault: Error) => void): void;
  override end(done?: (fault: Error) => void): Promise<void> | undefined {
    const timeout = setTimeout(() => this.destroySocket(), CLOSE_TIMEOUT_MS);
    this.once('end', () => clearTimeout(timeout));
    if (done) return void super.end(done);
    return super.end();
  }

  private async withTimeout(answer: Promise<unknown>, [statement]: unknown[]): Promise<unknown> {
    let timeout = setTimeout(() => {
      timeout = setTimeout(() => this.destroySocket(), GRACE_MS);
    }, RESPONSE_TIMEOUT_MS);
    try {
      return await answer;
    } catch (fault) {
      if (statement !== 'rollback') throw fault;
      // PostgreSQL rolls back when the connection closes. If this call rejected instead, the pool would never get the
      // connection back, and ten such connections would exhaust it.
      this.destroySocket();
      return ROLLED_BACK;
    } finally {
      clearTimeout(timeout);
    }
  }

  private destroySocket(): void {
    this.connection.stream.destroy();
  }
}
