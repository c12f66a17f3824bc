import { connect, createServer } from 'node:net';

/**
 * Forwards connections between two ports of this machine, as a proxy with a second port does. Returns a function that
 * stops it.
 */
export async function forwardPort(from: number, to: number): Promise<() => void> {
  const server = createServer((client) => {
    const target = connect(to, '127.0.0.1');
    client.pipe(target).pipe(client);
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const)
      one.on('error', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(from, 'localhost', resolve));
  return () => void server.close();
}
