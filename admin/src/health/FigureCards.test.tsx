// @vitest-environment happy-dom
import type { Figures } from '@soccer-legends/contracts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeConsoleAfterEach, openConsole, serverWithSession } from '../testing/open-console.tsx';
import { ownerSession } from '../testing/samples.ts';

closeConsoleAfterEach();

const figures: Figures = {
  since: '2026-11-20T12:00:00.000Z',
  routes: [{ route: 'GET /api/games', requests: 12_345, failures: 2, medianMs: 0.6, p99Ms: 23.4 }],
  errors: [{ hour: '2026-11-20T12:00:00.000Z', count: 7 }],
  failedJobs: [{ name: 'sweep-plugins', at: '2026-11-20T12:00:00.000Z', error: 'No space left.' }],
  space: {
    database: 41_500_000,
    tables: [{ name: 'player_spell', bytes: 12_300_000 }],
    plugins: 2_000_000,
    disk: { free: 5e9, total: 2e10 },
    memory: 3e8,
  },
};

test('shows the server’s speed, storage and errors', async () => {
  openConsole({ tab: 'health', server: serverWithSession().reply('GET /api/admin/figures', figures) });
  const speed = within(await screen.findByRole('row', { name: /^GET \/api\/games/ }));
  expect(speed.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '12,345',
    '0.6 ms',
    '23.4 ms',
    '2',
  ]);
  screen.getByRole('row', { name: /^sweep-plugins .* No space left\.$/ });
  screen.getByRole('row', { name: 'player_spell 12.3 MB' });
  for (const text of ['41.5 MB', '2 MB', '300 MB', '5 GB of 20 GB']) screen.getByText(text);
  expect(document.querySelector('figure table')!.textContent).toContain('7');
});

test('shows only alerts to an editor', async () => {
  const server = serverWithSession().reply('GET /api/admin/session', { ...ownerSession, role: 'editor' });
  openConsole({ tab: 'health', server });
  await screen.findByText('Nothing is wrong.');
  expect(server.count('GET /api/admin/figures')).toBe(0);
});
