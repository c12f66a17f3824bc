import { get, json, post, type Attack, type Request } from '../attack.ts';

const sync = (body: unknown): Request => post('/api/admin/sync', body);
const game = (body: string): Request => ({
  ...{ path: '/api/admin/games/1', method: 'PATCH' },
  ...{ headers: { 'content-type': 'application/json' }, body },
});
const INVALID = '400 request.invalid';
const MALFORMED = '400 request.malformedJson';

export const VALIDATION: readonly Attack[] = [
  ['a page before the first', 'administrator', get('/api/admin/players?page=0'), INVALID],
  ['a page of a million', 'administrator', get('/api/admin/players?pageSize=1000000'), INVALID],
  ['a column that is none', 'administrator', get('/api/admin/players?sort=password'), INVALID],
  ['an order that goes on', 'administrator', get('/api/admin/players?order=asc;drop+table+player'), INVALID],
  ['a parameter twice', 'administrator', get('/api/admin/players?page=1&page=2'), INVALID],
  ['no players at all', 'administrator', sync({ playerCount: 0 }), INVALID],
  ['a billion players', 'administrator', sync({ playerCount: 1e9 }), INVALID],
  ['a number as text', 'administrator', sync({ playerCount: '5' }), INVALID],
  ['half a player', 'administrator', sync({ playerCount: 1.5 }), INVALID],
  ['a number beyond numbers', 'administrator', json('/api/admin/sync', '{"playerCount":1e999}'), INVALID],
  ['a field that nobody asked for', 'administrator', sync({ playerCount: 1, status: 'completed' }), INVALID],
  ['an id past the largest', 'administrator', get('/api/admin/teams/2147483648'), INVALID],
  ['a switch that is a text', 'administrator', game('{"isActive":"true"}'), INVALID],
  ['one field twice', 'administrator', game('{"isActive":true,"isActive":{"$gt":""}}'), INVALID],
  ['a key that poisons', 'administrator', game('{"__proto__":{"isActive":true}}'), MALFORMED],
  ['another key that poisons', 'administrator', game('{"constructor":{"prototype":{"x":1}}}'), MALFORMED],
  ['lists within lists', 'administrator', game('['.repeat(20_000) + ']'.repeat(20_000)), MALFORMED],
  ['a NUL in a text', 'administrator', game('{"isActive":"\\u0000"}'), MALFORMED],
  ['a body packed as gzip', 'administrator', game('\u001f\u008b\b\u0000'), MALFORMED],
  ['a body past 64 kB', 'administrator', game(`{"isActive":"${'a'.repeat(70_000)}"}`), '413 request.tooLarge'],
  [
    'more shares than there are',
    'administrator',
    post('/api/admin/plugins/penalty-kick/stage', { version: '1.2.3', reason: 'a reason', share: 101 }),
    INVALID,
  ],
  [
    'a token by letters that only look like an id',
    'administrator',
    { path: `/api/admin/plugins/penalty-kick/tokens/${'-'.repeat(36)}`, method: 'DELETE' },
    INVALID,
  ],
  [
    'a token for ever',
    'administrator',
    post('/api/admin/plugins/penalty-kick/tokens', { name: 'x', days: 100_000 }),
    INVALID,
  ],
];
