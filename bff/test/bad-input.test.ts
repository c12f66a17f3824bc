import { expect, test } from 'vitest';
import type { SendOptions } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

const GAME = '4f5cf5a0-3b62-4a2e-9c0f-0a8f6a3d9a11';
const json = (body: string): SendOptions => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
const post = (body: unknown): SendOptions => ({ method: 'POST', body });
const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** The fault, the path, the request, and the expected status and code. */
const ROWS: [what: string, path: string, sending: SendOptions, status: number, code: string][] = [
  ['nations in an unknown language', '/api/nations?language=xx', {}, 400, 'request.invalid'],
  ['nations without a language', '/api/nations', {}, 400, 'request.invalid'],
  ['names of clubs in an unknown language', '/api/club-names?language=xx', {}, 400, 'request.invalid'],
  ['a limit of zero', '/api/players?limit=0', {}, 400, 'request.invalid'],
  ['a negative limit', '/api/players?limit=-1', {}, 400, 'request.invalid'],
  ['a limit above the maximum', '/api/players?limit=1001', {}, 400, 'request.invalid'],
  ['a huge limit', '/api/players?limit=1000000', {}, 400, 'request.invalid'],
  ['a limit of many digits', `/api/players?limit=${'9'.repeat(400)}`, {}, 400, 'request.invalid'],
  ['a limit with a fraction', '/api/players?limit=1.5', {}, 400, 'request.invalid'],
  ['a limit with an exponent', '/api/players?limit=1e2', {}, 400, 'request.invalid'],
  ['a hexadecimal limit', '/api/players?limit=0x10', {}, 400, 'request.invalid'],
  ['a limit with a leading zero', '/api/players?limit=030', {}, 400, 'request.invalid'],
  ['a limit with a plus sign', '/api/players?limit=+30', {}, 400, 'request.invalid'],
  ['an empty limit', '/api/players?limit=', {}, 400, 'request.invalid'],
  ['a limit as a word', '/api/players?limit=all', {}, 400, 'request.invalid'],
  ['a duplicate limit', '/api/players?limit=5&limit=7', {}, 400, 'request.invalid'],
  ['a limit as a list', '/api/players?limit[]=1', {}, 400, 'request.invalid'],
  ['a limit as an object', '/api/players?limit[a]=1', {}, 400, 'request.invalid'],
  ['an unknown parameter', '/api/players?limt=5', {}, 400, 'request.invalid'],
  ['a __proto__ parameter', '/api/players?__proto__[x]=1', {}, 400, 'request.invalid'],
  ...Object.getOwnPropertyNames(Object.prototype).map((name): (typeof ROWS)[number] => [
    `the parameter ${name}, which every object inherits`,
    `/api/players?${name}=1`,
    {},
    400,
    'request.invalid',
  ]),
  ...['toString', 'valueOf', 'hasOwnProperty', '__lookupGetter__'].map((name): (typeof ROWS)[number] => [
    `the field ${name} in a body`,
    '/api/game/guess',
    post({ gameId: GAME, playerId: 101, [name]: 1 }),
    400,
    'request.invalid',
  ]),
  [
    'an inherited name in an item of a list',
    '/api/client-reports',
    post({ errors: [{ from: 'shell', name: 'Error', at: [], hasOwnProperty: 1 }], vitals: [] }),
    400,
    'request.invalid',
  ],
  ['a search without a text', '/api/players/search', {}, 400, 'request.invalid'],
  ['a search for one letter', '/api/players/search?q=a', {}, 400, 'request.invalid'],
  ['a search for spaces', '/api/players/search?q=%20%20%20', {}, 400, 'request.invalid'],
  ['a search text that is too long', `/api/players/search?q=${'a'.repeat(201)}`, {}, 400, 'request.invalid'],
  ['a duplicate search text', '/api/players/search?q=ab&q=cd', {}, 400, 'request.invalid'],
  ['a name as player id', '/api/players/ronaldo', {}, 400, 'request.invalid'],
  ['player 0', '/api/players/0', {}, 400, 'request.invalid'],
  ['a negative player id', '/api/players/-7', {}, 400, 'request.invalid'],
  ['a player id above int4', '/api/players/2147483648', {}, 400, 'request.invalid'],
  ['a player id above every integer type', `/api/players/${'9'.repeat(30)}`, {}, 400, 'request.invalid'],
  ['an unknown player', '/api/players/2147483647', {}, 404, 'catalogue.playerNotFound'],
  ['a fractional player id', '/api/players/101.5', {}, 400, 'request.invalid'],
  ['a path segment that is too long', `/api/players/${'a'.repeat(120)}`, {}, 414, 'request.uriTooLong'],
  ['a URL that is too long', `/api/players?limit=${'1'.repeat(5000)}`, {}, 414, 'request.uriTooLong'],
  ['a count of zero', '/api/team-logos?refresh=true&count=0', {}, 400, 'request.invalid'],
  ['a count above the maximum', '/api/team-logos?refresh=true&count=101', {}, 400, 'request.invalid'],
  ['a refresh that is not a boolean', '/api/team-logos?refresh=yes', {}, 400, 'request.invalid'],
  ['a limit of coaches above the maximum', '/api/coaches?limit=9999', {}, 400, 'request.invalid'],
  ['no word length', '/api/futwordle/answers', {}, 400, 'request.invalid'],
  ['a word length below the minimum', '/api/futwordle/answers?length=3', {}, 400, 'request.invalid'],
  ['a word length above the maximum', '/api/futwordle/answers?length=8', {}, 400, 'request.invalid'],
  ['an unknown kind of sticker', '/art/player/101.svg?m=naked', {}, 400, 'request.invalid'],
  ['a duplicate kind of sticker', '/art/player/101.svg?m=full&m=memo', {}, 400, 'request.invalid'],
  ['a version that is a path', '/art/crest/1.svg?v=../x', {}, 400, 'request.invalid'],
  ['an unknown crest', '/art/crest/99999.svg', {}, 404, 'request.notFound'],
  ['a crest id above int4', '/art/crest/99999999999.svg', {}, 404, 'request.notFound'],
  ['an unknown flag', '/art/flag/XXX.svg', {}, 404, 'request.notFound'],
  ['a picture with another extension', '/art/crest/1.png', {}, 404, 'request.notFound'],
  ['a game without an id', '/api/game', {}, 400, 'request.invalid'],
  ['a word as game id', '/api/game?gameId=mine', {}, 400, 'request.invalid'],
  ['SQL as game id', `/api/game?gameId=${encodeURIComponent("' or 1=1 --")}`, {}, 400, 'request.invalid'],
  ['an unknown game', `/api/game?gameId=${GAME}`, {}, 404, 'careerGame.notFound'],
  ['a guess without a body', '/api/game/guess', { method: 'POST' }, 400, 'request.invalid'],
  ['an empty guess', '/api/game/guess', post({}), 400, 'request.invalid'],
  ['an array as guess', '/api/game/guess', post([1]), 400, 'request.invalid'],
  ['null as guess', '/api/game/guess', json('null'), 400, 'request.invalid'],
  ['a number as guess', '/api/game/guess', json('7'), 400, 'request.invalid'],
  ['a text as guess', '/api/game/guess', json('"x"'), 400, 'request.invalid'],
  ['a text as player id in a body', '/api/game/guess', post({ gameId: GAME, playerId: '101' }), 400, 'request.invalid'],
  [
    'a fractional player id in a body',
    '/api/game/guess',
    post({ gameId: GAME, playerId: 1.5 }),
    400,
    'request.invalid',
  ],
  [
    'a player id above int4 in a body',
    '/api/game/guess',
    post({ gameId: GAME, playerId: 2_147_483_648 }),
    400,
    'request.invalid',
  ],
  [
    'a player id that overflows a number',
    '/api/game/guess',
    json(`{"gameId":"${GAME}","playerId":1e400}`),
    400,
    'request.invalid',
  ],
  [
    'a query operator as player id',
    '/api/game/guess',
    post({ gameId: GAME, playerId: { $gt: 0 } }),
    400,
    'request.invalid',
  ],
  ['an unknown field', '/api/game/guess', post({ gameId: GAME, playerId: 1, admin: true }), 400, 'request.invalid'],
  ['a guess in an unknown game', '/api/game/guess', post({ gameId: GAME, playerId: 1 }), 404, 'careerGame.notFound'],
  ['a text as verdict', '/api/game/next-round', post({ gameId: GAME, wasCorrect: 'false' }), 400, 'request.invalid'],
  ['truncated JSON', '/api/game/guess', json('{"gameId":'), 400, 'request.malformedJson'],
  ['no JSON', '/api/game/guess', json('gameId=1'), 400, 'request.malformedJson'],
  [
    'JSON that is not UTF-8',
    '/api/game/guess',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: Buffer.from([0x22, 0xff, 0xfe, 0x22]) },
    400,
    'request.malformedJson',
  ],
  ['a NUL in a text', '/api/game/guess', json('{"gameId":"a\\u0000b","playerId":1}'), 400, 'request.malformedJson'],
  [
    'an unpaired surrogate in a text',
    '/api/game/guess',
    json('{"gameId":"\\ud800","playerId":1}'),
    400,
    'request.malformedJson',
  ],
  ['a __proto__ key', '/api/game/guess', json('{"__proto__":{"x":1}}'), 400, 'request.malformedJson'],
  ['20000 nested arrays', '/api/game/guess', json(nested(20_000, '[', ']')), 400, 'request.malformedJson'],
  [
    '5000 nested objects',
    '/api/game/guess',
    json(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
    400,
    'request.malformedJson',
  ],
  ['an array of 5000 items', '/api/game/guess', json(`[${'1,'.repeat(4999)}1]`), 400, 'request.malformedJson'],
  [
    '5000 keys',
    '/api/game/guess',
    json(`{${Array.from({ length: 5000 }, (_, index) => `"k${index}":1`).join(',')}}`),
    400,
    'request.malformedJson',
  ],
  ['a body that is too large', '/api/game/guess', json(`"${'a'.repeat(70_000)}"`), 413, 'request.tooLarge'],
  [
    'a URL-encoded form',
    '/api/game/guess',
    { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'gameId=1' },
    415,
    'request.unsupportedMediaType',
  ],
  [
    'plain text',
    '/api/game/guess',
    { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' },
    415,
    'request.unsupportedMediaType',
  ],
  [
    'a multipart form',
    '/api/game/guess',
    { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
    415,
    'request.unsupportedMediaType',
  ],
  [
    'a body without a content type',
    '/api/game/guess',
    { method: 'POST', body: '{}' },
    415,
    'request.unsupportedMediaType',
  ],
  [
    'a content type that only starts like JSON',
    '/api/game/guess',
    { method: 'POST', headers: { 'content-type': 'application/jsonx' }, body: '{}' },
    415,
    'request.unsupportedMediaType',
  ],
  ['DELETE of the games', '/api/games', { method: 'DELETE' }, 405, 'request.methodNotAllowed'],
  ['GET of a guess', '/api/game/guess', {}, 405, 'request.methodNotAllowed'],
  ['PUT of a picture', '/art/crest/1.svg', { method: 'PUT' }, 405, 'request.methodNotAllowed'],
  ['POST to a page', '/settings', { method: 'POST', body: {} }, 405, 'request.methodNotAllowed'],
  ['PATCH of a player', '/api/players/101', { method: 'PATCH', body: {} }, 405, 'request.methodNotAllowed'],
  ['an unknown API path', '/api/nothing', {}, 404, 'request.notFound'],
  ['POST to an unknown API path', '/api/nothing', { method: 'POST', body: {} }, 404, 'request.notFound'],
  ['the root of the API', '/api/', {}, 404, 'request.notFound'],
  ['a path in another case', '/API/games', { headers: { accept: 'application/json' } }, 404, 'request.notFound'],
  ['a trailing slash', '/api/games/', {}, 404, 'request.notFound'],
  ['a trailing dot', '/api/games.', {}, 404, 'request.notFound'],
  ['a double slash at the start', '//api/games', {}, 404, 'request.notFound'],
  ['a double slash inside', '/api//games', {}, 404, 'request.notFound'],
  ['an escaped letter', '/%61pi/games', {}, 404, 'request.notFound'],
  ['an escaped slash', '/api%2Fgames', {}, 404, 'request.notFound'],
  ['an invalid escape', '/api/%zz', {}, 404, 'request.notFound'],
  ['a NUL in the path', '/api/games%00', {}, 404, 'request.notFound'],
  ['a parent folder', '/api/../api/games', {}, 404, 'request.notFound'],
  ['a parent folder of the assets', '/assets/../index.html', {}, 404, 'request.notFound'],
  ['an escaped parent folder', '/assets/%2e%2e/%2e%2e/etc/passwd', {}, 404, 'request.notFound'],
  ['a double-escaped parent folder', '/assets/%252e%252e/etc/passwd', {}, 404, 'request.notFound'],
  ['a backslash', '/assets/..%5c..%5cetc', {}, 404, 'request.notFound'],
  ['a parent folder of a plugin', '/plugins/penalty-kick/../../../etc/passwd', {}, 404, 'request.notFound'],
  ['a semicolon', '/api/games;x=1', {}, 404, 'request.notFound'],
  ['a hidden file', '/.env', {}, 404, 'request.notFound'],
  ['a picture folder', '/art/', {}, 404, 'request.notFound'],
];

onOneDatabase('bad input', {}, (site) => {
  test.each(ROWS)('%s is rejected with the expected status and code', async (_what, path, sending, status, code) => {
    const answer = await site().send(path, sending);
    expect([answer.status, answer.json()['code']]).toEqual([status, code]);
    const { faults: _faults, values: _values, ...problem } = answer.json();
    expect(Object.keys(problem).sort()).toEqual(['code', 'message', 'requestId']);
    expect(answer.text).not.toMatch(/node_modules|\bat .*:\d+|select |insert |SyntaxError|TypeError/);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-request-id']).toBe(answer.json()['requestId']);
  });

  test('lists all faults of a rejected request', async () => {
    const answer = await site().send('/api/game/guess', post({ playerId: 'x', extra: 1 }));
    expect(answer.json()['faults']).toEqual([
      'extra: is not a known field',
      'gameId: must be the id of a game',
      'playerId: must be the id of a player',
    ]);
  });

  test('a response to a method that is not allowed names the allowed ones', async () => {
    expect((await site().send('/api/game/guess')).headers['allow']).toBe('POST');
    expect((await site().send('/api/games', { method: 'DELETE' })).headers['allow']).toBe('GET, HEAD');
  });

  test('none of these requests causes a server error', () => {
    expect(site().log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
