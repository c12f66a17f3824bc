import { Client } from 'pg';

/** Longer than PostgreSQL itself lets a statement of a request take, so that it can still say so. */
const LONGEST_SILENCE_MS = 2800;
/** A process that was too busy to listen first has to hear what has come meanwhile. */
const LAST_LISTEN_MS = 200;
/** A server that is not there never says goodbye either. */
const FAREWELL_MS = 500;
const ROLLED_BACK = { command: 'ROLLBACK', rowCount: null, rows: [] };

/**
 * A connection that ends where an answer stays away. TCP takes a quarter of an hour to see that nobody is there any
 * more, and a pool would hand the dead connection to one request after the other.
 */
export class ImpatientClient extends Client {
  /** All forms of the call at once: what each answers stays as it is. */
  override query<Answer>(...parameters: unknown[]): Answer {
    const answer: unknown = Reflect.apply(super.query, this, parameters);
    return (answer instanceof Promise ? this.watched(answer, parameters) : answer) as Answer;
  }

  override end(): Promise<void>;
  override end(done: (fault: Error) => void): void;
  override end(done?: (fault: Error) => void): Promise<void> | undefined {
    const late = setTimeout(() => this.hangUp(), FAREWELL_MS);
    this.once('end', () => clearTimeout(late));
    if (done) return void super.end(done);
    return super.end();
  }

  private async watched(answer: Promise<unknown>, [statement]: unknown[]): Promise<unknown> {
    let late = setTimeout(() => {
      late = setTimeout(() => this.hangUp(), LAST_LISTEN_MS);
    }, LONGEST_SILENCE_MS);
    try {
      return await answer;
    } catch (fault) {
      if (statement !== 'rollback') throw fault;
      // PostgreSQL undoes what a connection has begun once that is gone. Whoever hears that the rollback failed keeps
      // the connection for ever instead of giving it back: ten of those, and the pool is empty.
      this.hangUp();
      return ROLLED_BACK;
    } finally {
      clearTimeout(late);
    }
  }

  private hangUp(): void {
    this.connection.stream.destroy();
  }
}
