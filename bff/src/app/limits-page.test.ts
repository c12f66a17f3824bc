import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import PRICES from '../../bench/prices.json' with { type: 'json' };
import { CACHES } from '../platform/caches/cache-budget.ts';
import { OPERATION_ROLES } from '../../test/operation-roles.ts';
import { PUBLIC_ROUTES } from '../../test/public-routes.ts';
import { bucketOf, PER_MINUTE, VISITORS_PER_ADDRESS } from '../platform/http/rate-limits.ts';

const KB = 1024;
const OPERATIONS = Object.keys(OPERATION_ROLES);
const MAX_PRICE_MS = 10;
/** A tenth of a core for each visitor, half of one for an administrator. */
const MAX_SHARE = 0.1;
const MAX_SHARE_OF_ADMINISTRATOR = 0.5;
const MINUTE_MS = 60_000;

interface Price {
  /** The route as the server registers it, with its method. */
  route: string;
  /** The request as the page names it. */
  request: string;
  ms: number;
}

/** Limits that the database also enforces, per minute. */
const OTHER_LIMITS: Readonly<Record<string, number>> = {
  'POST /api/admin/login': 5 / 15,
  'POST /api/transfers/:id': 10 / 60,
  'POST /api/transfers/:id/open': 30 / 60,
};

function perMinuteOf({ request }: Price): number | undefined {
  const [method, url] = request.split(' ') as [string, string];
  const bucket = bucketOf(method, url);
  return OTHER_LIMITS[request] ?? (bucket && PER_MINUTE[bucket]);
}

function rowOf(price: Price): string {
  const [method, url] = price.request.split(' ');
  const limit = perMinuteOf(price);
  const share = limit === undefined ? '–' : `${((price.ms * limit * 100) / MINUTE_MS).toFixed(1)} %`;
  return `| ${method} \`${url}\` | ${price.ms} | ${share} |`;
}

function page(): string {
  const caches = Object.entries(CACHES).map(
    ([name, { holds, by, maxBytes }]) => `| \`${name}\` | ${holds} | ${by} | ${(maxBytes / KB).toLocaleString('en')} |`,
  );
  const limits = Object.entries(PER_MINUTE).map(
    ([bucket, limit]) => `| ${bucket} | ${limit} | ${(limit * VISITORS_PER_ADDRESS).toLocaleString('en')} |`,
  );
  return `# Limits

A test writes this page from the code: \`npx vitest run --root bff src/app/limits-page.test.ts -u\`.
[security.md](security.md#limits) lists the other limits.

## Caches

Requests can fill these caches and no other memory. The least recently used entries are dropped first. The sizes include
keys and both compressed bodies of a response. \`cache_bytes\`, \`cache_max_bytes\` and \`cache_entries\` are their metrics.

| Cache | Holds | By | At most (kB) |
| --- | --- | --- | ---: |
${caches.join('\n')}

## Requests per minute

| Kind | of a visitor | of an address |
| --- | ---: | ---: |
${limits.join('\n')}

## Prices

CPU time of a request whose parameters no earlier one had, and how much of a core a visitor can use up within the
limits. A request above 10 ms is limited so that the share is at most 10 %: the first request for a deal draws and stores
it, and later ones are served from memory. Of one address, four requests start at a time. \`npm run bench -- prices\`
measures the prices; the numbers depend on the machine. A route without a price fails a test. \`bff/bench/prices.json\`
has all prices; requests of at most 10 ms are left out here.

| Request | ms | Share |
| --- | ---: | ---: |
${PRICES.public
  .filter(({ ms }) => ms > MAX_PRICE_MS)
  .map(rowOf)
  .join('\n')}

Without a session, an operation of the console costs at most ${Math.max(...PRICES.refused.map(({ ms }) => ms))} ms. For an
administrator, whose share is at most 50 %, these cost at least 50 ms. The price of a sync is that of its start.

| Request | ms | Share |
| --- | ---: | ---: |
${PRICES.console
  .filter(({ ms }) => ms >= 50)
  .map(rowOf)
  .join('\n')}
`;
}

test('docs/limits.md is up to date with the code', async () => {
  const text = await format(page(), { parser: 'markdown', printWidth: 120, proseWrap: 'always' });
  await expect(text).toMatchFileSnapshot('../../../docs/limits.md');
});

test.each([
  ['each public route', PUBLIC_ROUTES, PRICES.public],
  ['each operation that needs a session, without one', OPERATIONS, PRICES.refused],
  ['each operation of the console', OPERATIONS, PRICES.console],
])('docs/limits.md has a price for %s', (_what, routes, prices) => {
  const priced = new Set(prices.map(({ route }) => route));
  expect(routes.filter((route) => !priced.has(route))).toEqual([]);
  expect([...priced].filter((route) => !PUBLIC_ROUTES.includes(route) && !OPERATIONS.includes(route))).toEqual([]);
});

test.each([
  ['a visitor', [...PRICES.public, ...PRICES.refused], MAX_SHARE],
  ['an administrator', PRICES.console, MAX_SHARE_OF_ADMINISTRATOR],
])('the limit of each request above 10 ms keeps %s below the maximum share of a core', (_who, prices, maxShare) => {
  const shareOf = (price: Price): number => (price.ms * (perMinuteOf(price) ?? Infinity)) / MINUTE_MS;
  expect(prices.filter((price) => price.ms > MAX_PRICE_MS && shareOf(price) > maxShare)).toEqual([]);
});

test('the data page for authors states the limits of a visitor', () => {
  const source = readFileSync(new URL('../../../libs/plugin-cli/src/docs/data-page.ts', import.meta.url), 'utf8');
  const { read, deal, search } = PER_MINUTE;
  expect(source).toContain(`${read} reads, ${deal} deals and ${search} searches a minute`);
});
