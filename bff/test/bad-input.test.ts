import { expect, test } from 'vitest';
import type { Sending } from './fixtures/send.ts';
import { onEveryDatabase } from './fixtures/site.ts';

const GAME = '4f5cf5a0-3b62-4a2e-9c0f-0a8f6a3d9a11';
const json = (body: string): Sending => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
const post = (body: unknown): Sending => ({ method: 'POST', body });
const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** What is sent, where, and the status and code that must come back. */
const ROWS: [what: string, path: string, sending: Sending, status: number, code: string][] = [
  ['nations in a language nobody speaks', '/api/nations?language=xx', {}, 400, 'request.invalid'],
  ['nations in no language', '/api/nations', {}, 400, 'request.invalid'],
  ['a limit of nothing', '/api/players?limit=0', {}, 400, 'request.invalid'],
  ['a limit below nothing', '/api/players?limit=-1', {}, 400, 'request.invalid'],
  ['a limit past the largest', '/api/players?limit=1001', {}, 400, 'request.invalid'],
  ['a huge limit', '/api/players?limit=1000000', {}, 400, 'request.invalid'],
  ['a limit of many digits', `/api/players?limit=${'9'.repeat(400)}`, {}, 400, 'request.invalid'],
  ['a limit with a fraction', '/api/players?limit=1.5', {}, 400, 'request.invalid'],
  ['a limit with an exponent', '/api/players?limit=1e2', {}, 400, 'request.invalid'],
  ['a limit in base sixteen', '/api/players?limit=0x10', {}, 400, 'request.invalid'],
  ['a limit with a zero before it', '/api/players?limit=030', {}, 400, 'request.invalid'],
  ['a limit with a plus', '/api/players?limit=+30', {}, 400, 'request.invalid'],
  ['an empty limit', '/api/players?limit=', {}, 400, 'request.invalid'],
  ['a limit that is a word', '/api/players?limit=all', {}, 400, 'request.invalid'],
  ['a limit given twice', '/api/players?limit=5&limit=7', {}, 400, 'request.invalid'],
  ['a limit as a list', '/api/players?limit[]=1', {}, 400, 'request.invalid'],
  ['a limit as an object', '/api/players?limit[a]=1', {}, 400, 'request.invalid'],
  ['a parameter nobody knows', '/api/players?limt=5', {}, 400, 'request.invalid'],
  ['a parameter that poisons', '/api/players?__proto__[x]=1', {}, 400, 'request.invalid'],
  ['no text to search for', '/api/players/search', {}, 400, 'request.invalid'],
  ['one letter to search for', '/api/players/search?q=a', {}, 400, 'request.invalid'],
  ['spaces to search for', '/api/players/search?q=%20%20%20', {}, 400, 'request.invalid'],
  ['a text too long to search for', `/api/players/search?q=${'a'.repeat(65)}`, {}, 400, 'request.invalid'],
  ['NUL to search for', '/api/players/search?q=ab%00cd', {}, 400, 'request.invalid'],
  ['a line break to search for', '/api/players/search?q=ab%0Acd', {}, 400, 'request.invalid'],
  ['two texts to search for', '/api/players/search?q=ab&q=cd', {}, 400, 'request.invalid'],
  ['a player by name', '/api/players/ronaldo', {}, 400, 'request.invalid'],
  ['player 0', '/api/players/0', {}, 400, 'request.invalid'],
  ['a player below 0', '/api/players/-7', {}, 400, 'request.invalid'],
  ['a player past int4', '/api/players/2147483648', {}, 400, 'request.invalid'],
  ['a player past every integer', `/api/players/${'9'.repeat(30)}`, {}, 400, 'request.invalid'],
  ['a player that is not there', '/api/players/2147483647', {}, 404, 'catalogue.playerNotFound'],
  ['a player with a fraction', '/api/players/101.5', {}, 400, 'request.invalid'],
  ['a part of an address that is too long', `/api/players/${'a'.repeat(120)}`, {}, 414, 'request.uriTooLong'],
  ['an address that is too long', `/api/players?limit=${'1'.repeat(5000)}`, {}, 414, 'request.uriTooLong'],
  ['a count of nothing', '/api/team-logos?refresh=true&count=0', {}, 400, 'request.invalid'],
  ['a count past the largest', '/api/team-logos?refresh=true&count=101', {}, 400, 'request.invalid'],
  ['a refresh that is neither', '/api/team-logos?refresh=yes', {}, 400, 'request.invalid'],
  ['a limit of coaches past the largest', '/api/coaches?limit=9999', {}, 400, 'request.invalid'],
  ['no length of a word', '/api/futwordle/answers', {}, 400, 'request.invalid'],
  ['words too short', '/api/futwordle/answers?length=3', {}, 400, 'request.invalid'],
  ['words too long', '/api/futwordle/answers?length=8', {}, 400, 'request.invalid'],
  ['a sticker of no known kind', '/art/player/101.svg?m=naked', {}, 400, 'request.invalid'],
  ['a sticker of two kinds', '/art/player/101.svg?m=full&m=memo', {}, 400, 'request.invalid'],
  ['a version that is a path', '/art/crest/1.svg?v=../x', {}, 400, 'request.invalid'],
  ['a crest that is not there', '/art/crest/99999.svg', {}, 404, 'request.notFound'],
  ['a crest past int4', '/art/crest/99999999999.svg', {}, 404, 'request.notFound'],
  ['a flag that is not there', '/art/flag/XXX.svg', {}, 404, 'request.notFound'],
  ['a picture of another kind', '/art/crest/1.png', {}, 404, 'request.notFound'],
  ['a game without an id', '/api/game', {}, 400, 'request.invalid'],
  ['a game by a word', '/api/game?gameId=mine', {}, 400, 'request.invalid'],
  ['a game by an injection', `/api/game?gameId=${encodeURIComponent("' or 1=1 --")}`, {}, 400, 'request.invalid'],
  ['a game that is not there', `/api/game?gameId=${GAME}`, {}, 404, 'careerGame.notFound'],
  ['a guess without a body', '/api/game/guess', { method: 'POST' }, 400, 'request.invalid'],
  ['an empty guess', '/api/game/guess', post({}), 400, 'request.invalid'],
  ['a guess that is a list', '/api/game/guess', post([1]), 400, 'request.invalid'],
  ['a guess that is null', '/api/game/guess', json('null'), 400, 'request.invalid'],
  ['a guess that is a number', '/api/game/guess', json('7'), 400, 'request.invalid'],
  ['a guess that is a text', '/api/game/guess', json('"x"'), 400, 'request.invalid'],
  ['a player as text', '/api/game/guess', post({ gameId: GAME, playerId: '101' }), 400, 'request.invalid'],
  [
    'a player with a fraction in a body',
    '/api/game/guess',
    post({ gameId: GAME, playerId: 1.5 }),
    400,
    'request.invalid',
  ],
  [
    'a player past int4 in a body',
    '/api/game/guess',
    post({ gameId: GAME, playerId: 2_147_483_648 }),
    400,
    'request.invalid',
  ],
  ['a player beyond numbers', '/api/game/guess', json(`{"gameId":"${GAME}","playerId":1e400}`), 400, 'request.invalid'],
  ['a player as an object', '/api/game/guess', post({ gameId: GAME, playerId: { $gt: 0 } }), 400, 'request.invalid'],
  ['a field nobody knows', '/api/game/guess', post({ gameId: GAME, playerId: 1, admin: true }), 400, 'request.invalid'],
  [
    'a guess in a game that is not there',
    '/api/game/guess',
    post({ gameId: GAME, playerId: 1 }),
    404,
    'careerGame.notFound',
  ],
  ['a verdict as text', '/api/game/next-round', post({ gameId: GAME, wasCorrect: 'false' }), 400, 'request.invalid'],
  ['half of a JSON text', '/api/game/guess', json('{"gameId":'), 400, 'request.malformedJson'],
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
    'half a character in a text',
    '/api/game/guess',
    json('{"gameId":"\\ud800","playerId":1}'),
    400,
    'request.malformedJson',
  ],
  ['a poisoned key', '/api/game/guess', json('{"__proto__":{"x":1}}'), 400, 'request.malformedJson'],
  ['lists 20000 deep', '/api/game/guess', json(nested(20_000, '[', ']')), 400, 'request.malformedJson'],
  [
    'objects 5000 deep',
    '/api/game/guess',
    json(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
    400,
    'request.malformedJson',
  ],
  ['a list of 5000', '/api/game/guess', json(`[${'1,'.repeat(4999)}1]`), 400, 'request.malformedJson'],
  [
    '5000 keys',
    '/api/game/guess',
    json(`{${Array.from({ length: 5000 }, (_, index) => `"k${index}":1`).join(',')}}`),
    400,
    'request.malformedJson',
  ],
  ['a body too large', '/api/game/guess', json(`"${'a'.repeat(70_000)}"`), 413, 'request.tooLarge'],
  [
    'a form',
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
    'parts of a form',
    '/api/game/guess',
    { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
    415,
    'request.unsupportedMediaType',
  ],
  ['a body of no kind', '/api/game/guess', { method: 'POST', body: '{}' }, 415, 'request.unsupportedMediaType'],
  [
    'a kind that only begins like JSON',
    '/api/game/guess',
    { method: 'POST', headers: { 'content-type': 'application/jsonx' }, body: '{}' },
    415,
    'request.unsupportedMediaType',
  ],
  ['a deletion of the games', '/api/games', { method: 'DELETE' }, 405, 'request.methodNotAllowed'],
  ['a reading of a guess', '/api/game/guess', {}, 405, 'request.methodNotAllowed'],
  ['a writing of a picture', '/art/crest/1.svg', { method: 'PUT' }, 405, 'request.methodNotAllowed'],
  ['a writing of a page', '/settings', { method: 'POST', body: {} }, 405, 'request.methodNotAllowed'],
  ['a patch of a player', '/api/players/101', { method: 'PATCH', body: {} }, 405, 'request.methodNotAllowed'],
  ['an address of the API that is not there', '/api/nothing', {}, 404, 'request.notFound'],
  ['a writing where nothing is', '/api/nothing', { method: 'POST', body: {} }, 404, 'request.notFound'],
  ['the API itself', '/api/', {}, 404, 'request.notFound'],
  ['another case', '/API/games', { headers: { accept: 'application/json' } }, 404, 'request.notFound'],
  ['a slash at the end', '/api/games/', {}, 404, 'request.notFound'],
  ['a dot at the end', '/api/games.', {}, 404, 'request.notFound'],
  ['a doubled slash', '//api/games', {}, 404, 'request.notFound'],
  ['a doubled slash inside', '/api//games', {}, 404, 'request.notFound'],
  ['an escaped letter', '/%61pi/games', {}, 404, 'request.notFound'],
  ['an escaped slash', '/api%2Fgames', {}, 404, 'request.notFound'],
  ['an escape that is none', '/api/%zz', {}, 404, 'request.notFound'],
  ['a NUL in the path', '/api/games%00', {}, 404, 'request.notFound'],
  ['a step up', '/api/../api/games', {}, 404, 'request.notFound'],
  ['a step up out of the assets', '/assets/../index.html', {}, 404, 'request.notFound'],
  ['an escaped step up', '/assets/%2e%2e/%2e%2e/etc/passwd', {}, 404, 'request.notFound'],
  ['a step up twice escaped', '/assets/%252e%252e/etc/passwd', {}, 404, 'request.notFound'],
  ['a backslash', '/assets/..%5c..%5cetc', {}, 404, 'request.notFound'],
  ['a plugin file outside', '/plugins/penalty-kick/../../../etc/passwd', {}, 404, 'request.notFound'],
  ['a semicolon', '/api/games;x=1', {}, 404, 'request.notFound'],
  ['a hidden file', '/.env', {}, 404, 'request.notFound'],
  ['a picture folder', '/art/', {}, 404, 'request.notFound'],
];

onEveryDatabase('bad input', {}, (site) => {
  test.each(ROWS)('%s answers in kind', async (_what, path, sending, status, code) => {
    const answer = await site().send(path, sending);
    expect([answer.status, answer.json()['code']]).toEqual([status, code]);
    expect(Object.keys(answer.json()).sort()).toEqual(
      ['code', ...('faults' in answer.json() ? ['faults'] : []), 'message', 'requestId'].sort(),
    );
    expect(answer.text).not.toMatch(/node_modules|\bat .*:\d+|select |insert |SyntaxError|TypeError/);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-request-id']).toBe(answer.json()['requestId']);
  });

  test('all faults of a request are told at once', async () => {
    const answer = await site().send('/api/game/guess', post({ playerId: 'x', extra: 1 }));
    expect(answer.json()['faults']).toEqual([
      'extra: is not a known field',
      'gameId: must be the id of a game',
      'playerId: must be the id of a player',
    ]);
  });

  test('a method that an address does not take is answered with those that it takes', async () => {
    expect((await site().send('/api/game/guess')).headers['allow']).toBe('POST');
    expect((await site().send('/api/games', { method: 'DELETE' })).headers['allow']).toBe('GET, HEAD');
  });

  test('nothing of it all was a fault of the server', () => {
    expect(site().log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
