import { expect, test } from 'vitest';
import { freePort } from '../../test/fixtures/free-port.ts';
import { reservePort } from './port-reservation.ts';

test('a starting server is alive but not ready, refuses a port that is in use, and frees its own', async () => {
  const port = await freePort();
  const free = await reservePort({ port, host: '127.0.0.1' });
  const statuses = ['/livez', '/readyz', '/'].map(
    async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 503, 503]);
  await expect(reservePort({ port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await free();
  await (
    await reservePort({ port, host: '127.0.0.1' })
  )();
});
