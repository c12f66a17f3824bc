import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import type { AuditItem } from '@soccer-legends/contracts';
import { send, type Answer } from '../../fixtures/send.ts';
import type { Attack } from '../attack.ts';
import type { Target } from '../target.ts';

/** The default of `MAX_CONNECTIONS_PER_ADDRESS`. */
const CONNECTIONS = 200;
const MAX_AUDIT_ENTRIES = 10;

/** Returns status 500 instead of the answer if the condition is false. */
const only = (answer: Answer, holds: boolean): Answer => (holds ? answer : { ...answer, status: 500 });

/** Refused attempts must not fill the audit log. */
async function refusedAttempts(target: Target): Promise<Answer> {
  const newest = async (): Promise<Answer> => target.as('administrator', '/api/admin/audit?pageSize=1');
  const idIn = (answer: Answer): number => answer.json<{ items: AuditItem[] }>().items[0]?.id ?? 0;
  const before = idIn(await newest());
  for (let attempt = 0; attempt < 60; attempt += 1)
    await target.as('stranger', '/api/admin/games?password=guess', { from: '127.0.0.81' });
  const after = await newest();
  return only(after, idIn(after) - before <= MAX_AUDIT_ENTRIES);
}

function socketTo({ server }: Target, localAddress: string): Socket {
  const { hostname, port } = new URL(server.url);
  return connect({ host: hostname, port: Number(port), localAddress }).on('error', () => undefined);
}

/** One address must not use up the connections of all visitors. */
async function manyConnections(target: Target): Promise<Answer> {
  const sockets = Array.from({ length: CONNECTIONS + 20 }, () => socketTo(target, '127.0.0.82'));
  const closed = sockets.map((socket) => once(socket, 'close'));
  await Promise.race(closed);
  const answer = await target.as('stranger', '/livez', { from: '127.0.0.83' });
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
  return answer;
}

/** Returns 200 if the server disconnects a client that sends many requests and reads no response. */
async function unreadResponses(target: Target): Promise<Answer> {
  // A socket that does not read does not detect that it was closed, so the server's count is used.
  const slowReaders = async (): Promise<number> =>
    Number(/^http_slow_readers_total\S* (\d+)$/m.exec(await target.metrics())?.[1]);
  const before = await slowReaders();
  const socket = socketTo(target, '127.0.0.84');
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET /api/players?limit=1000 HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(20_000));
  await expect.poll(slowReaders).toBe(before + 1);
  socket.destroy();
  return target.as('stranger', '/livez');
}

/** Returns 200 if requests of higher priority are accepted while many writes are rejected or wait. */
async function floodOfWrites(target: Target): Promise<Answer> {
  const flood = Array.from({ length: 400 }, (_, index) =>
    send(target.server.url, '/api/game/new', { method: 'POST', from: `127.0.${90 + (index % 40)}.1` }),
  );
  const important = await Promise.all([
    target.as('stranger', '/livez', { from: '127.0.0.85' }),
    target.as('stranger', '/art/crest/1.svg', { from: '127.0.0.85' }),
    target.as('administrator', '/api/admin/session', { from: '127.0.0.85' }),
    target.as('stranger', '/', { headers: { accept: 'text/html' }, from: '127.0.0.85' }),
  ]);
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  const isOrderly = [...statuses].every((status) => [200, 429, 503].includes(status));
  return only(important.find(({ status }) => status !== 200) ?? important[0]!, isOrderly);
}

/** Ten streams are open when the eleventh is requested. */
async function manyStreams(target: Target): Promise<Answer> {
  const from = '127.0.0.86';
  const sockets = Array.from({ length: 10 }, () => socketTo(target, from));
  for (const socket of sockets) {
    socket.write('GET /api/events HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(socket, 'data');
  }
  const answer = await target.as('stranger', '/api/events', { from });
  for (const socket of sockets) socket.destroy();
  return answer;
}

/** The target closes connections of slow readers after a second. */
export const EXHAUSTION: readonly Attack[] = [
  ['sixty refused passwords in the audit log', 'stranger', refusedAttempts, '200'],
  ['more connections than an address may have', 'stranger', manyConnections, '200'],
  ['responses that are not read', 'stranger', unreadResponses, '200'],
  ['four hundred new games at once', 'stranger', floodOfWrites, '200'],
  ['an eleventh event stream', 'stranger', manyStreams, '429 rateLimited'],
];
