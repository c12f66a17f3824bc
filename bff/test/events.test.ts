import { Agent, get, request, type IncomingMessage } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { OpenStreams } from '../src/platform/events/open-streams.ts';
import { AdminGames } from '../src/features/plugins/admin-games.ts';
import { BundledPlugins } from '../src/features/plugins/publish/bundled-plugins.ts';
import { onOneDatabase, type Site } from './fixtures/site.ts';

const BEGINNING = 'retry: 2000\n\nevent: withdrawn\ndata: {"type":"withdrawn","releases":[]}\n\n';

/** An open page: the text that it has received, and whether the stream has ended. */
class Listener {
  heard = '';
  ended = false;

  private constructor(readonly response: IncomingMessage) {
    response.on('data', (chunk: Buffer) => (this.heard += chunk.toString()));
    response.on('end', () => (this.ended = true));
  }

  static open({ url }: Site): Promise<Listener> {
    return new Promise((resolve, reject) => {
      get(`${url}/api/events`, { agent: false }, (response) => resolve(new Listener(response))).on('error', reject);
    });
  }
}

onOneDatabase('events', { plugins: (folder) => folder.build('penalty-kick') }, (site) => {
  const open: Listener[] = [];
  const listen = async (): Promise<Listener> => {
    const listener = await Listener.open(site());
    open.push(listener);
    return listener;
  };
  afterEach(() => {
    for (const { response } of open.splice(0)) response.destroy();
  });

  test('are a stream that caches must not store', async () => {
    const { response } = await listen();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  test('send the retry delay, heartbeats and every change', async () => {
    const listener = await listen();
    site().app.get(OpenStreams).sendHeartbeat();
    await site().app.get(AdminGames).setActive('penalty-kick', false, { actor: 'administrator' });
    await expect
      .poll(() => listener.heard)
      .toBe(`${BEGINNING}: still here\n\nevent: registry\ndata: {"type":"registry"}\n\n`);
  });

  test('send nothing without a change', async () => {
    const listener = await listen();
    await site().app.get(AdminGames).setActive('penalty-kick', false, { actor: 'administrator' });
    site().app.get(OpenStreams).sendHeartbeat();
    await expect.poll(() => listener.heard).toBe(`${BEGINNING}: still here\n\n`);
  });

  test('report a removed plugin as a change of the registry, not as a withdrawal', async () => {
    const listener = await listen();
    site().plugins.remove('penalty-kick');
    await site().app.get(BundledPlugins).follow();
    await site().app.get(BundledPlugins).follow();
    await expect.poll(() => listener.heard).toContain('event: registry');
    expect(listener.heard).not.toContain('"releases":["penalty-kick/');
  });

  test('start with the plugins that are withdrawn, until they are restored', async () => {
    const admin = await site().signIn();
    const body = { reason: 'It insults people.' };
    await admin.send('/api/admin/plugins/penalty-kick/withdraw', { method: 'POST', body });
    const late = await listen();
    await expect.poll(() => late.heard).toContain('data: {"type":"withdrawn","releases":["penalty-kick/');
    await admin.send('/api/admin/plugins/penalty-kick/restore', { method: 'POST', body });
    await expect.poll(() => late.heard).toContain('data: {"type":"withdrawn","releases":[]}');
    const later = await listen();
    site().app.get(OpenStreams).sendHeartbeat();
    await expect.poll(() => later.heard).toBe(`${BEGINNING}: still here\n\n`);
  });

  test('are limited to ten open streams of one visitor', async () => {
    for (let count = 0; count < 10; count += 1) expect((await listen()).response.statusCode).toBe(200);
    expect((await listen()).response.statusCode).toBe(429);
    open[0]!.response.destroy();
    await expect.poll(async () => (await listen()).response.statusCode).toBe(200);
  });

  // The client keeps its connection open, because closing it would end the stream.
  test.each(['/api/events', '/api/admin/sync/progress'])('of %s end after the headers of a HEAD', async (path) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const { cookie } = await site().signIn();
    const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) => {
      request(site().url + path, { method: 'HEAD', agent, headers: { cookie } }, resolve)
        .on('error', reject)
        .end();
    });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/event-stream',
      'no-store',
    ]);
    await expect.poll(() => site().app.get(OpenStreams).count).toBe(0);
    agent.destroy();
  });

  test('end at once when the server shuts down', async () => {
    const listener = await listen();
    site().app.get(OpenStreams).endAll();
    await expect.poll(() => listener.ended).toBe(true);
  });
});
