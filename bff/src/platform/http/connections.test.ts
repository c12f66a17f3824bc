import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConnectionMetrics } from '../metrics/connection-metrics.ts';
import { Connections } from './connections.ts';

/** A connection whose client has received `taken` of the written bytes. */
class FakeSocket extends EventEmitter {
  readonly remoteAddress = '192.0.2.1';
  bytesWritten = 1_000_000;
  taken = 0;
  isDestroyed = false;

  get writableLength(): number {
    return this.bytesWritten - this.taken;
  }

  destroy(): void {
    this.isDestroyed = true;
    this.emit('close');
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(sockets: readonly FakeSocket[]): Connections {
  const limits = { maxConnections: 4000, maxConnectionsPerAddress: 2, slowReaderMs: 1000 };
  const connections = new Connections(limits, () => false, new ConnectionMetrics(new Registry()));
  const server = new EventEmitter();
  connections.watch(server as Server);
  for (const socket of sockets) server.emit('connection', socket);
  return connections;
}

test.each([
  ['reads nothing', true, [0]],
  ['reads 1,023 bytes a second', true, [1023]],
  ['reads 1,024 bytes a second', false, [1024]],
  ['reads 1,024 bytes and then 1,023', true, [1024, 2047]],
  ['has received everything', false, [1_000_000, 1_000_000]],
])('a client that %s is disconnected: %o', (_what, isDisconnected, bytes) => {
  const socket = new FakeSocket();
  const connections = watched([socket]);
  for (const taken of bytes) {
    vi.advanceTimersByTime(1000);
    socket.taken = taken;
    connections.closeSlowReaders();
  }
  expect(socket.isDestroyed).toBe(isDisconnected);
});

test('an address has at most two open connections', () => {
  const [first, second, third] = [new FakeSocket(), new FakeSocket(), new FakeSocket()];
  watched([first, second, third]);
  expect([first, second, third].map(({ isDestroyed }) => isDestroyed)).toEqual([false, false, true]);
});
