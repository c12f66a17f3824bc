import { connect } from 'node:net';

const PATIENCE_MS = 15_000;

/** Sends bytes as they are and reads until the server closes; what it said, which may be nothing. */
export function exchange(url: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

/** The statuses of the answers in what was heard, in turn. */
export function statusesIn(heard: string): string {
  return [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status).join(' ');
}
