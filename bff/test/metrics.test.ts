import { afterAll, beforeAll, expect, test } from 'vitest';
import { ReadModel } from '../src/features/people/catalogue/read-model.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { MetricsServer } from '../src/platform/metrics/metrics-server.ts';
import { send } from './fixtures/send.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

let site: Site;
let server: MetricsServer;
let url: string;

beforeAll(async () => {
  site = await startSite(openAnyCopy, { plugins: (folder) => folder.build('penalty-kick') });
  server = new MetricsServer(site.app.get(Metrics));
  url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(async () => {
  server.close();
  await site.close();
});

const scrape = async (): Promise<string> => (await send(url, '/metrics')).text;
const countOf = async (series: string): Promise<number> => {
  const line = (await scrape()).split('\n').find((other) => other.startsWith(`${series} `));
  return Number(line?.split(' ')[1] ?? 0);
};
const requests = (labels: string): Promise<number> => countOf(`http_server_request_duration_seconds_count{${labels}}`);

test('counts all requests, also cached ones, by route and not by URL', async () => {
  const [id] = site.app.get(ReadModel).snapshot.players.keys();
  for (const path of ['/api/games', '/api/games', `/api/players/${id}`, '/api/players/424242', '/no/such/page'])
    await site.send(path);
  expect(await requests('method="GET",route="/api/games",status_class="2xx"')).toBe(2);
  expect(await requests('method="GET",route="/api/players/:id",status_class="2xx"')).toBe(1);
  expect(await requests('method="GET",route="/api/players/:id",status_class="4xx"')).toBe(1);
  expect(await scrape()).not.toMatch(/424242|no\/such/);
});

test('counts a request that a hook rejects under the route "refused"', async () => {
  await site.send('/api/players/search', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
  expect(await requests('method="POST",route="refused",status_class="4xx"')).toBe(1);
});

test('reads the state of the process on each scrape', async () => {
  site.clock.advance(7000);
  expect(await countOf('read_model_age_seconds')).toBe(7);
  expect(await countOf('plugins_listed')).toBe(1);
  expect(await countOf('degraded')).toBe(0);
  expect(await scrape()).toMatch(/^build_info\{version="[\d.]+",role="all"\} 1$/m);
  expect(await scrape()).toContain('nodejs_eventloop_lag_seconds');
});

test('serves nothing else on the metrics port, and no metrics to visitors', async () => {
  expect((await send(url, '/')).status).toBe(404);
  expect((await send(url, '/metrics', { method: 'POST' })).status).toBe(404);
  expect((await site.send('/metrics')).status).toBe(404);
});
