import { connect } from 'node:net';

const TIMEOUT_MS = 15_000;

/**
 * Sends raw bytes and returns everything the server sends until it closes the connection.
 * @param from the address of the client, such as `127.0.0.2`
 */
export function exchange(url: string, bytes: string | Buffer, from?: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ host: hostname, port: Number(port), localAddress: from }, () => socket.write(bytes));
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

/** Returns the statuses of the responses, in order, separated by spaces. */
export function statusesIn(received: string): string {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status).join(' ');
}
