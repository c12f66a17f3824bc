import { createServer } from 'node:net';

/** Returns an unused port. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, host, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
