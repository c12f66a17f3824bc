import { HttpError, type GameServices } from '@soccer-legends/game-sdk';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FrameEvent, FramePort, mayCall } from './frame-port.ts';
import { FrameServices } from './frame/frame-services.ts';
import { MOST_STORED, type FrameMessage, type PageMessage } from './protocol.ts';
import { readFrameMessage } from './read-frame-message.ts';

const RESULT = { outcome: 'win', score: 10, roundsWon: 1, roundsTotal: 1 };
const PLAYED = {
  ...{ version: '1.0.0', options: {}, savedAt: 1 },
  game: { deal: [1], seed: 7, moves: [], timers: {}, timeScale: 1 },
};
const OVER = { phase: 'over', state: { cards: [] }, result: RESULT, relaxed: false, played: PLAYED };

test.each<[string, unknown]>([
  ['a text', 'phase'],
  ['an unknown kind', { kind: 'open', url: '/admin' }],
  ['a kind of every object', { kind: 'constructor' }],
  ['an unknown phase', { kind: 'phase', phase: { phase: 'paused' } }],
  ['a result without a score', { kind: 'phase', phase: { ...OVER, result: { ...RESULT, score: undefined } } }],
  ['a result with a text as its score', { kind: 'phase', phase: { ...OVER, result: { ...RESULT, score: '9' } } }],
  ['a result with an endless score', { kind: 'phase', phase: { ...OVER, result: { ...RESULT, score: Infinity } } }],
  ['a call with another method', { kind: 'call', id: 1, method: 'delete', path: '/api/players' }],
  ['an endless announcement', { kind: 'announce', text: 'a'.repeat(3000), urgency: 'polite' }],
  [
    'an endless round',
    {
      kind: 'save',
      game: {
        version: '1.0.0',
        options: {},
        savedAt: 1,
        game: { deal: 'a'.repeat(MOST_STORED), seed: 1, moves: [], timers: {}, timeScale: 1 },
      },
    },
  ],
])('a frame cannot send %s', (_what, message) => {
  expect(readFrameMessage(message)).toBeUndefined();
});

test('only the fields of the protocol are read from a message', () => {
  const picture = { src: '/art/crest/1.svg', kind: 'crest' };
  const entry = { correctAnswer: 'A', playerAnswer: { key: 'timeOut' }, isCorrect: false };
  const history = [
    { ...entry, picture, html: '<b>' },
    { ...entry, picture: { ...picture, src: 'https://evil.example/pixel.png' } },
    { ...entry, picture: { ...picture, src: '/api/admin/session' } },
    'no entry',
  ];
  const message = { kind: 'phase', phase: { ...OVER, result: { ...RESULT, history, extra: 1 }, more: 2 }, rest: 3 };
  expect(readFrameMessage(message)).toEqual({
    kind: 'phase',
    phase: { ...OVER, result: { ...RESULT, history: [{ ...entry, picture }, entry, entry] } },
  });
});

test('a frame reports the progress of a replayed round, or that its moves give no result', () => {
  const progress = [0, 1].map((done) => ({ done, total: 1 }));
  const round = { played: PLAYED, result: RESULT, progress, claim: 'values' };
  expect(readFrameMessage({ kind: 'replayed', round: { ...round, states: ['secret'] } })).toEqual({
    kind: 'replayed',
    round,
  });
  expect(readFrameMessage({ kind: 'replayed', round: null })).toEqual({ kind: 'replayed', round: null });
  for (const broken of [{ ...round, result: {} }, { ...round, played: undefined }, 'round', undefined])
    expect(readFrameMessage({ kind: 'replayed', round: broken })).toBeUndefined();
});

test.each<['get' | 'post', string, boolean]>([
  ['get', '/api/players?limit=30', true],
  ['get', '/api/players/search?q=mes', true],
  ['post', '/api/game/guess', true],
  ['post', '/api/player-grid/recall', false],
  ['post', '/api/feedback', false],
  ['get', '/api/admin/session', false],
  ['get', '/api/players/../admin/session', false],
  ['get', '/api/players%2f..%2fadmin', false],
  ['get', '//evil.example/api/players', false],
  ['get', 'https://evil.example/api/players', false],
  ['get', '/api/events', false],
  ['get', '/plugins/memo-game/1.0.0-0a1b2c3d/remoteEntry.js', false],
])('a game that draws careers may %s %s: %s', (method, path, allowed) => {
  expect(mayCall({ method, path }, ['careers'])).toBe(allowed);
});

let seen: FrameEvent[] = [];
let opened: (() => void)[] = [];
beforeEach(() => {
  seen = [];
});
afterEach(() => {
  for (const close of opened) close();
  opened = [];
  vi.useRealTimers();
});

/** A page and a frame with a real port between them. */
function open(services: Partial<GameServices> = {}) {
  const log = vi.fn<GameServices['log']>();
  const { port1, port2 } = new MessageChannel();
  const provided: GameServices = { ...fakeServices().services, log, ...services };
  const saved = { load: vi.fn(), save: vi.fn(), remove: vi.fn() };
  const page = new FramePort(port1, {
    ...{ listing: { key: 'cups', version: '1.0.0' }, draws: ['careers'] },
    ...{ services: provided, saved, stored: { old: 'text' }, onEvent: (event) => void seen.push(event) },
  });
  const frame = new FrameServices(port2 as never, { language: 'en', stored: { old: 'text' } }, (key) => key);
  port2.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if ('id' in data) frame.receive(data);
  };
  opened.push(() => (page.close(), port2.close()));
  return { provided, log, saved, frame: frame.services, send: (message: FrameMessage) => port2.postMessage(message) };
}

test('calls of a game are answered, and a failed one rejects with the same facts and shows its request id in a toast', async () => {
  const failure = new HttpError('failed', '503: busy', {
    status: 503,
    code: 'server.busy' as never,
    retryAfterMs: 2000,
  });
  const get = vi.fn((path: string) => (path.endsWith('1') ? Promise.reject(failure) : Promise.resolve([path])));
  const toast = vi.fn();
  const { frame } = open({ http: { get, post: vi.fn() } as never, toast });
  expect(await frame.http.get('/api/players?limit=2', { retries: 99 })).toEqual(['/api/players?limit=2']);
  expect(get.mock.calls[0]).toMatchObject(['/api/players?limit=2', { retries: 3 }]);
  const error = await frame.http.get('/api/players?limit=1').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    kind: 'failed',
    message: '503: busy',
    status: 503,
    code: 'server.busy',
    retryAfterMs: 2000,
  });
  frame.toast({ title: 'No players', cause: new Error('wrapped', { cause: error }) });
  await expect.poll(() => toast.mock.calls).toEqual([[{ title: 'No players', cause: failure }]]);
});

test('a call that the game may not make never reaches the server', async () => {
  const post = vi.fn();
  const { frame } = open({ http: { get: vi.fn(), post } as never });
  await expect(frame.http.post('/api/feedback', { message: 'spam' })).rejects.toMatchObject({ kind: 'refused' });
  expect(post).not.toHaveBeenCalled();
});

test('a call that the game aborts is aborted in the page', async () => {
  let signal: AbortSignal | undefined;
  const get = (_path: string, options: { signal: AbortSignal }) => {
    signal = options.signal;
    return new Promise(() => undefined);
  };
  const { frame } = open({ http: { get, post: vi.fn() } as never });
  const ended = new AbortController();
  const call = frame.http.get('/api/coaches', { signal: ended.signal });
  await expect.poll(() => signal).toBeDefined();
  ended.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
  await expect.poll(() => signal?.aborted).toBe(true);
});

test('a game stores texts up to its quota, and reads its own at once', async () => {
  const write = vi.fn();
  const { frame, log } = open({ storage: { read: () => null, write } });
  frame.storage.write('name', 'Ada');
  expect([frame.storage.read('name'), frame.storage.read('old')]).toEqual(['Ada', 'text']);
  frame.storage.write('large', 'a'.repeat(MOST_STORED - 5));
  await expect.poll(() => log.mock.calls.length).toBe(1);
  expect(write.mock.calls).toEqual([['name', 'Ada']]);
});

test('a round of the listed version is kept, and none of another one', async () => {
  const { saved, send } = open();
  const round = {
    options: {},
    savedAt: 1,
    game: { deal: 1, seed: 1, moves: [], times: [], timers: {}, timeScale: null },
  };
  send({ kind: 'save', game: { ...round, version: '2.0.0' } });
  send({ kind: 'save', game: { ...round, version: '1.0.0' } });
  send({ kind: 'save', game: null });
  await expect.poll(() => saved.remove.mock.calls).toEqual([['cups']]);
  expect(saved.save.mock.calls).toEqual([['cups', { ...round, version: '1.0.0' }]]);
});

test('a frame that floods the page is ended', async () => {
  const announce = vi.fn();
  const { send } = open({ announce });
  for (let count = 0; count < 600; count += 1) send({ kind: 'announce', text: 'again', urgency: 'assertive' });
  await expect.poll(() => seen).toEqual([{ kind: 'fault', text: 'The game sent too many messages.', ends: true }]);
  expect(announce.mock.calls).toHaveLength(500);
});

test('the page learns that a frame has been silent for two seconds, and that it answers again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  const { send } = open();
  vi.advanceTimersByTime(2000);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(seen).toEqual([{ kind: 'silent', isSilent: true }]);
  send({ kind: 'pong' });
  await expect.poll(() => seen.map((event) => event.kind === 'silent' && event.isSilent)).toEqual([true, false]);
});
