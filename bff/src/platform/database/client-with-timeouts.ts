import { Client, DatabaseError } from 'pg';
import { BoundedCache } from '../caches/bounded-cache.ts';

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
    const [text, values, callback] = parameters;
    const isPrepared = typeof text === 'string' && Array.isArray(values) && values.length > 0 && !callback;
    const answer: unknown = isPrepared
      ? this.queryPrepared(text, values)
      : Reflect.apply(super.query, this, parameters);
    return (answer instanceof Promise ? this.withTimeout(answer, parameters) : answer) as Answer;
  }

  override end(): Promise<void>;
  override end(done: (error: Error) => void): void;
  override end(done?: (error: Error) => void): Promise<void> | undefined {
    const timeout = setTimeout(() => this.destroySocket(), CLOSE_TIMEOUT_MS);
    this.once('end', () => clearTimeout(timeout));
    if (done) return void super.end(done);
    return super.end();
  }

  /** PostgreSQL parses and plans a named statement once per connection. */
  private async queryPrepared(text: string, values: unknown[]): Promise<unknown> {
    try {
      return await super.query({ name: nameOf(text), text, values });
    } catch (error) {
      if (!isPlanOutdated(error)) throw error;
      names.delete(text);
      return super.query({ name: nameOf(text), text, values });
    }
  }

  private async withTimeout(answer: Promise<unknown>, [statement]: unknown[]): Promise<unknown> {
    let timeout = setTimeout(() => {
      timeout = setTimeout(() => this.destroySocket(), GRACE_MS);
    }, RESPONSE_TIMEOUT_MS);
    try {
      return await answer;
    } catch (error) {
      if (statement !== 'rollback') throw error;
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

const names = new BoundedCache<string>('statements', { sizeOf: (name) => 2 * name.length });
let named = 0;

function nameOf(text: string): string {
  const name = names.get(text) ?? `statement ${(named += 1)}`;
  names.set(text, name);
  return name;
}

/** Whether a migration has changed the type of a returned column. PostgreSQL has then executed nothing. */
function isPlanOutdated(error: unknown): boolean {
  return error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery';
}
