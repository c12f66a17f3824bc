import type { GameListing } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { healthReport } from './health-reports.ts';

const remote = { entry: '/plugins/memo-game/1.2.0-0a1b2c3d/remoteEntry.js' } as GameListing['remote'];

test.each([
  ['a load', { key: 'memo-game', remote }, 123.4, { release: '1.2.0-0a1b2c3d', ms: 123 }],
  ['a load of hours', { key: 'memo-game', remote }, 7_200_000, { release: '1.2.0-0a1b2c3d', ms: 600_000 }],
  ['a build of the developer’s', { key: 'memo-game', remote, devOrigin: 'http://localhost:5199' }, 5, undefined],
  [
    'what was never published',
    { key: 'memo-game', remote: { ...remote, entry: 'http://x/remoteEntry.js' } },
    5,
    undefined,
  ],
])('%s', (_what, listing, ms, expected) => {
  const report = healthReport(listing, 'loaded', ms);
  expect(report).toEqual(expected && { key: 'memo-game', outcome: 'loaded', ...expected });
});
