import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionMetrics } from '../metrics/connection-metrics.ts';
import { visitorOf } from './client-address.ts';

/** Bytes. A client that receives less than this within the time limit counts as not reading. */
const MIN_PROGRESS_BYTES = 1024;

export interface ConnectionLimits {
  maxConnections: number;
  /** Maximum for one IPv4 address or /64 network. */
  maxConnectionsPerAddress: number;
  /** How long a client may leave a response unread. */
  slowReaderMs: number;
}

interface Progress {
  /** Bytes that the operating system has accepted for the client. */
  taken: number;
  since: number;
}

/** Limits the connections in total and per address, and closes connections whose clients do not read their responses. */
export class Connections {
  // eslint-disable-next-line no-restricted-syntax -- one for each open connection
  private readonly open = new Map<Socket, Progress>();
  // eslint-disable-next-line no-restricted-syntax -- one for each open connection
  private readonly counts = new Map<string, number>();

  /** @param isProxy whether an address is a trusted proxy, whose connections carry many visitors */
  constructor(
    private readonly limits: ConnectionLimits,
    private readonly isProxy: (address: string) => boolean,
    private readonly metrics: ConnectionMetrics,
  ) {
    metrics.observeOpen(() => this.open.size);
  }

  watch(server: Server): void {
    server.maxConnections = this.limits.maxConnections;
    server.on('connection', (socket: Socket) => this.accept(socket));
    server.on('drop', () => this.metrics.refused.inc({ limit: 'total' }));
  }

  /** Closes the connections whose clients have not read for too long. */
  closeSlowReaders(): void {
    const now = performance.now();
    for (const [socket, progress] of this.open) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || taken - progress.taken >= MIN_PROGRESS_BYTES) {
        this.open.set(socket, { taken, since: now });
      } else if (now - progress.since >= this.limits.slowReaderMs) {
        this.metrics.slowReaders.inc();
        socket.destroy();
      }
    }
  }

  private accept(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const visitor = visitorOf(address);
    const count = this.counts.get(visitor) ?? 0;
    if (count >= this.limits.maxConnectionsPerAddress && !this.isProxy(address)) {
      this.metrics.refused.inc({ limit: 'address' });
      socket.destroy();
      return;
    }
    this.counts.set(visitor, count + 1);
    this.open.set(socket, { taken: 0, since: performance.now() });
    socket.once('close', () => {
      this.open.delete(socket);
      const left = this.counts.get(visitor)! - 1;
      if (left > 0) this.counts.set(visitor, left);
      else this.counts.delete(visitor);
    });
  }
}
