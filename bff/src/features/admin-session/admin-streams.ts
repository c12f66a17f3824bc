import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type EventStream, OpenStreams } from '../../platform/events/open-streams.ts';
import { type AdminIdentity, whoIs } from './admin-identity.ts';
import { AdminSessions } from './admin-sessions.ts';

type Reader = Pick<AdminIdentity, 'sessionId' | 'role'>;

/** Event streams for administrators. Each ends with the session that opened it, and when the administrator's role changes. */
@Injectable()
export class AdminStreams {
  // eslint-disable-next-line no-restricted-syntax -- the open streams, which `OpenStreams` limits
  private readonly readers = new Map<EventStream, Reader>();

  constructor(
    private readonly streams: OpenStreams,
    private readonly sessions: AdminSessions,
  ) {}

  /** Opens a stream for an administrator whom the guard has admitted. Throws like `OpenStreams.open`. */
  open(reader: Reader, reply: FastifyReply): EventStream {
    const stream = this.streams.open(reply);
    this.readers.set(stream, reader);
    stream.on('close', () => this.readers.delete(stream));
    return stream;
  }

  /**
   * Ends the streams whose right has ended. Called every second on every server, which also finds sessions that have expired;
   * executes no statement without open streams. A page that still has a right opens its stream again.
   */
  async endRevoked(): Promise<void> {
    if (this.readers.size === 0) return;
    const ids = [...new Set(Array.from(this.readers.values(), ({ sessionId }) => sessionId))];
    const open = await this.sessions.findByIds(ids);
    const roles = new Map(open.map(({ id, person }) => [id, whoIs(person).role]));
    for (const [stream, { sessionId, role }] of this.readers) if (roles.get(sessionId) !== role) stream.end();
  }
}
