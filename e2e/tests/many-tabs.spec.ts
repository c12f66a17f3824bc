import type { BrowserContext, Page, Request } from '@playwright/test';
import { logInWithoutPage, openTab, signIn } from '../site/administrator.ts';
import { setHidden } from '../site/game-visit.ts';
import { patience } from '../site/patience.ts';
import { expect, test } from '../site/test.ts';

const KEY = 'memo-game';
const TABS = 8;

/** Returns a function that counts the open streams of events at a path. */
function countStreams(context: BrowserContext, path = '/api/events'): () => number {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

const card = (page: Page) => page.getByRole('link', { name: /^Player Memo Test .*Play$/ });

test('eight tabs load over HTTP/1.1, share one stream, and another one takes over when its tab is closed', async ({
  context,
  request,
  ownSite,
}) => {
  test.slow();
  const streams = countStreams(context);
  const tabs: Page[] = [];
  for (let tab = 0; tab < TABS; tab++) {
    tabs.push(await context.newPage());
    await tabs[tab]!.goto(ownSite.url);
    await expect(card(tabs[tab]!)).toBeVisible();
  }
  await expect.poll(streams).toBe(1);

  // The tab that became visible last has the stream.
  await tabs.pop()!.close();
  await expect.poll(streams).toBe(1);
  const administrator = await signIn(request, ownSite.url);
  const games = await administrator.send<{ id: number; key: string }[]>('GET', '/api/admin/games');
  await administrator.send('PATCH', `/api/admin/games/${games.find(({ key }) => key === KEY)!.id}`, {
    isActive: false,
  });
  for (const tab of tabs) await expect(card(tab)).toBeHidden();
  expect(streams()).toBe(1);
});

test(
  'consoles in two tabs share one stream, which closes within two seconds after their session ends',
  { tag: '@long' },
  async ({ context, page, request, ownSite }) => {
    const streams = countStreams(context, '/api/admin/sync/progress');
    await logInWithoutPage(page, ownSite.url);
    const owner = await signIn(request, ownSite.url);
    for (const tab of [page, await context.newPage()]) {
      await openTab(tab, 'admin', ownSite.url);
      await expect.poll(streams).toBe(1);
    }
    await owner.send('DELETE', '/api/admin/sessions/others');
    await expect.poll(streams, { timeout: patience(2000) }).toBe(0);
  },
);

test('on a plain HTTP address, which has no Web Locks, eight tabs load because hidden ones have no stream @long', async ({
  context,
  ownSite,
}) => {
  test.slow();
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const streams = countStreams(context);
  for (let tab = 0; tab < TABS; tab++) {
    const page = await context.newPage();
    await page.goto(ownSite.url);
    await expect(card(page)).toBeVisible();
    await expect.poll(streams).toBe(1);
    await setHidden(page, true);
    await expect.poll(streams).toBe(0);
  }
});
