import { LANGUAGES } from '@soccer-legends/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import TEXTS from '../src/platform/http/error-page-texts.json' with { type: 'json' };
import { NGINX, startNginx, type Proxy } from './fixtures/nginx.ts';
import { send, type Answer } from './fixtures/send.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

describe.skipIf(!NGINX)('behind the nginx of compose', () => {
  let site: Site;
  let proxy: Proxy;
  let outer: Proxy;
  beforeAll(async () => {
    site = await startSite(openAnyCopy, { variables: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    const port = Number(new URL(site.url).port);
    proxy = await startNginx(port, '');
    outer = await startNginx(port, 'set_real_ip_from 127.0.0.1;');
  });
  afterAll(async () => {
    await Promise.all([proxy?.stop(), outer?.stop()]);
    await site?.close();
  });

  const cookies = (kilobytes: number): string =>
    Array.from({ length: kilobytes / 3 }, (_, nth) => `other${nth}=${'x'.repeat(2990)}`).join('; ');
  const page = (kilobytes: number): Promise<Answer> =>
    send(proxy.url, '/', { headers: { accept: 'text/html', 'accept-language': 'fr', cookie: cookies(kilobytes) } });

  test.each([
    [9, 200],
    [30, 200],
    [36, 431],
    [60, 431],
    [75, 431],
    [300, 431],
  ])('a page with %i kB of cookies answers %i', async (kilobytes, status) => {
    const { status: answered, text } = await page(kilobytes);
    expect(answered).toBe(status);
    if (status === 431) expect(text).toContain(TEXTS.cookies.fr.text);
  });

  test('a page whose cookies nginx could not read is in every language', async () => {
    const { text } = await page(300);
    expect(LANGUAGES.filter((language) => !text.includes(TEXTS.cookies[language].text))).toEqual([]);
  });

  test('a stored game of Career Guess is not redirected', async () => {
    const { gameId } = (await send(proxy.url, '/api/game/new', { method: 'POST' })).json<{ gameId: string }>();
    expect((await send(proxy.url, `/api/game?gameId=${gameId}`)).status).toBe(200);
  });

  test.each([
    ['is one visitor if that proxy is not trusted', () => proxy, 10],
    ['has many visitors if that proxy is trusted', () => outer, 0],
  ])('a proxy in front %s', async (_what, through, expected) => {
    const searches = Array.from({ length: 70 }, (_, nth) =>
      send(through().url, '/api/players/search?q=ozil', { headers: { 'x-forwarded-for': `93.184.216.${nth}` } }),
    );
    expect((await Promise.all(searches)).filter(({ status }) => status === 429)).toHaveLength(expected);
  });

  test('a visitor cannot choose the counted address', async () => {
    const searches = Array.from({ length: 70 }, (_, nth) =>
      send(outer.url, '/api/players/search?q=ozil', { headers: { 'x-forwarded-for': `1.2.3.${nth}, 93.184.217.1` } }),
    );
    expect((await Promise.all(searches)).filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
