import { expect, test } from 'vitest';
import { capacityOf } from '../bench/capacity-model.ts';

const crowd = { visitors: 3_600_000, seconds: 3600, peak: 1, stay: 60, returning: 0 };
const page = { name: 'GET /*', first: 1, returning: 1, atOrigin: 1, cpu: 500, bytes: 1000 };
const picture = { name: 'GET /art', first: 9, returning: 1, atOrigin: 0, cpu: 100, bytes: 2000 };
const counted = { transactions: 3, rows: 2, cpu: 200, wal: 50 };
const ignored = { transactions: 1, rows: 0, cpu: 40, wal: 10 };
const server = { load: 0.5, connections: 10_000 };
const limit = { results: 540_000, seconds: 60 };
const load = { crowd, routes: [page, picture], database: { counted, ignored }, limit, server };

test('adds the requests of a first visit, of which the cache answers the pictures', () => {
  expect(capacityOf(load)).toEqual({
    visitsPerSecond: 1000,
    requestsPerSecond: 10_000,
    cacheShare: 0.9,
    originRequestsPerSecond: 1000,
    cores: 0.5,
    openPages: 60_000,
    serversForCores: 1,
    serversForConnections: 6,
    egressGbit: 0.152,
    originEgressGbit: 0.008,
    countedVisitors: 600_000,
    database: {
      perSecond: { transactions: 3000, rows: 2000, cpu: 200_000, wal: 50_000 },
      perSecondAfterLimit: { transactions: 1000, rows: 0, cpu: 40_000, wal: 10_000 },
      perDay: { transactions: 4_800_000, rows: 1_200_000, cpu: 240_000_000, wal: 60_000_000 },
    },
  });
});

test.each([
  ['returning visitors request less', { ...load, crowd: { ...crowd, returning: 1 } }, { requestsPerSecond: 2000 }],
  ['half of the visitors return', { ...load, crowd: { ...crowd, returning: 0.5 } }, { requestsPerSecond: 6000 }],
  ['a peak needs more of everything', { ...load, crowd: { ...crowd, peak: 3 } }, { cores: 1.5, serversForCores: 3 }],
  [
    'more results count before servers notice a limit at a peak',
    { ...load, crowd: { ...crowd, peak: 3 } },
    { countedVisitors: 720_000 },
  ],
  [
    'few visitors do not reach the limit',
    { ...load, crowd: { ...crowd, visitors: 360_000 } },
    { countedVisitors: 360_000 },
  ],
  [
    'a limit beyond all visitors changes nothing',
    { ...load, limit: { ...limit, results: 1e9 } },
    { database: { perDay: { rows: 7_200_000 } } },
  ],
  ['a server that may be busier replaces two', { ...load, server: { ...server, load: 0.4 } }, { serversForCores: 2 }],
])('%s', (_rule, changed, expected) => {
  expect(capacityOf(changed)).toMatchObject(expected);
});
