import { format } from 'prettier';
import { expect, test } from 'vitest';
import PRICES from '../../bench/prices.json' with { type: 'json' };
import { CACHES } from '../platform/caches/cache-budget.ts';
import { bucketOf, PER_MINUTE, VISITORS_PER_ADDRESS } from '../platform/http/rate-limits.ts';

const KB = 1024;
const MAX_PRICE_MS = 10;
/** A tenth of a core for each visitor. */
const MAX_SHARE = 0.1;
const MINUTE_MS = 60_000;

/** Wrong passwords are counted in the database too: 5 in 15 minutes. */
const OTHER_LIMITS: Readonly<Record<string, number>> = { '/api/admin/login': 5 / 15 };

const perMinuteOf = ({ method, route }: { method: string; route: string }): number | undefined => {
  const bucket = bucketOf(method, route);
  return OTHER_LIMITS[route] ?? (bucket && PER_MINUTE[bucket]);
};

function page(): string {
  const caches = Object.entries(CACHES).map(
    ([name, { holds, by, maxBytes }]) => `| \`${name}\` | ${holds} | ${by} | ${(maxBytes / KB).toLocaleString('en')} |`,
  );
  const limits = Object.entries(PER_MINUTE).map(
    ([bucket, limit]) => `| ${bucket} | ${limit} | ${(limit * VISITORS_PER_ADDRESS).toLocaleString('en')} |`,
  );
  const prices = PRICES.map((priced) => {
    const limit = perMinuteOf(priced);
    const share = limit === undefined ? '–' : `${((priced.ms * limit * 100) / MINUTE_MS).toFixed(1)} %`;
    return `| ${priced.method} \`${priced.route}\` | ${priced.ms} | ${share} |`;
  });
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
measures the prices; the numbers depend on the machine.

| Request | ms | Share |
| --- | ---: | ---: |
${prices.join('\n')}
`;
}

test('docs/limits.md is up to date with the code', async () => {
  const text = await format(page(), { parser: 'markdown', printWidth: 120, proseWrap: 'always' });
  await expect(text).toMatchFileSnapshot('../../../docs/limits.md');
});

test.each(PRICES)('a visitor cannot use up a core with $method $route', (priced) => {
  const limit = perMinuteOf(priced);
  const isCheap = priced.ms <= MAX_PRICE_MS;
  expect(isCheap || (limit !== undefined && (priced.ms * limit) / MINUTE_MS <= MAX_SHARE)).toBe(true);
});
