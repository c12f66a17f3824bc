import { MOST_REVIEW_IDS } from '@soccer-legends/contracts';
import { get, json, post, type Attack, type Request } from '../attack.ts';

const sync = (body: unknown): Request => post('/api/admin/sync', body);
const game = (body: string): Request => ({
  path: '/api/admin/games/1',
  method: 'PATCH',
  headers: { 'content-type': 'application/json' },
  body,
});
const decision = (body: object): Request => post('/api/admin/review/decisions', body);
const facts = (body: unknown): Request => ({ path: '/api/admin/facts/players/1', method: 'PATCH', body });
const CSV = { 'content-type': 'text/csv' };
const csv = (query: string, body: unknown): Request => post(`/api/admin/csv/players${query}`, body, CSV);
const closing = (body: unknown): Request => ({ path: '/api/admin/feedback/1', method: 'PATCH', body });
const report = (wrong: object): Request =>
  post('/api/feedback', {
    ...{ gameType: 'general', feedback: 'The answer is wrong' },
    report: {
      ...{ reason: 'answer', game: 'logo-game', version: '1.0.0', language: 'en', moves: 1 },
      ...{ players: [], coaches: [], teams: [], round: '', ...wrong },
    },
  });
const clubFacts = (fields: object): Request => ({
  ...{ path: '/api/admin/facts/clubs/1', method: 'PATCH' },
  body: { version: 0, fields },
});
const category = (body: object): Request => post('/api/admin/categories', { version: 0, enabled: true, ...body });
const merging = (body: unknown): Request => post('/api/admin/facts/players/1/merge', body);
const effects = (body: unknown): Request => post('/api/admin/facts/players/1/effects', body);
const adding = (body: object): Request => post('/api/admin/facts/players', body);
const splitting = (body: object, what = ''): Request =>
  post(`/api/admin/facts/players/1/split${what}`, { name: 'Two', spells: ['x'], ...body });
const recall = (changes: object): Request =>
  post('/api/player-grid/recall', { playerId: 1, nation: 'BRA', teamId: 1, ...changes });
const UNKNOWN_PLAYER = '404 catalogue.playerNotFound';
const INVALID = '400 request.invalid';
const MALFORMED = '400 request.malformedJson';

export const VALIDATION: readonly Attack[] = [
  ['page 0', 'administrator', get('/api/admin/players?page=0'), INVALID],
  ['a page size of a million', 'administrator', get('/api/admin/players?pageSize=1000000'), INVALID],
  ['an unknown column', 'administrator', get('/api/admin/players?sort=password'), INVALID],
  ['SQL in the order', 'administrator', get('/api/admin/players?order=asc;drop+table+player'), INVALID],
  ['a duplicate parameter', 'administrator', get('/api/admin/players?page=1&page=2'), INVALID],
  ['a count of 0', 'administrator', sync({ playerCount: 0 }), INVALID],
  ['a count of a billion', 'administrator', sync({ playerCount: 1e9 }), INVALID],
  ['a number as text', 'administrator', sync({ playerCount: '5' }), INVALID],
  ['a fraction', 'administrator', sync({ playerCount: 1.5 }), INVALID],
  ['infinity', 'administrator', json('/api/admin/sync', '{"playerCount":1e999}'), INVALID],
  ['an unknown field', 'administrator', sync({ playerCount: 1, status: 'completed' }), INVALID],
  ['an id above the maximum', 'administrator', get('/api/admin/teams/2147483648'), INVALID],
  ['a million players', 'stranger', get('/api/players?limit=1000000'), INVALID],
  ['the careers of sixty-one players', 'stranger', get(`/api/players/careers?ids=1${',1'.repeat(60)}`), INVALID],
  ['SQL as ids of careers', 'stranger', get('/api/players/careers?ids=1;drop+table+player'), INVALID],
  ['a squad without a season', 'stranger', get('/api/squads?club=1'), INVALID],
  ['a thousand squads', 'stranger', get('/api/squads?limit=1000'), INVALID],
  ['a thousand groups', 'stranger', get('/api/groups?limit=1000'), INVALID],
  ['a sample of a million players', 'stranger', get('/api/players/sample?limit=1000000&prefer=1'), INVALID],
  ['SQL as preferred players', 'stranger', get('/api/players/sample?limit=9&prefer=1;drop+table+player'), INVALID],
  ['a negative number of coaches', 'stranger', get('/api/coaches?limit=-1'), INVALID],
  ['a thousand crests', 'stranger', get('/api/team-logos?refresh=true&count=1000'), INVALID],
  ['words of ninety letters', 'stranger', get('/api/futwordle/answers?length=90'), INVALID],
  ['a deal of the future', 'stranger', get('/api/connections-game?deal=d999999'), '425 deal.notBegun'],
  ['an inherited name as a deal', 'stranger', get('/api/player-grid/game?deal=__proto__'), '404 deal.unknown'],
  ['an entity tag of quotes', 'stranger', get('/api/album', { 'if-none-match': '"'.repeat(3000) }), '200'],
  ['an object as a club in Recall', 'stranger', recall({ teamId: { $gt: 0 } }), INVALID],
  ['SQL as a nation in Recall', 'stranger', recall({ nation: "' or 1=1 --" }), INVALID],
  ['points that a player claims in Recall', 'stranger', recall({ points: 10 }), INVALID],
  ['a player of Recall who does not exist', 'stranger', recall({ playerId: 2_147_483_647 }), UNKNOWN_PLAYER],
  ['a boolean as text', 'administrator', game('{"isActive":"true"}'), INVALID],
  ['a duplicate field', 'administrator', game('{"isActive":true,"isActive":{"$gt":""}}'), INVALID],
  ['__proto__ as key', 'administrator', game('{"__proto__":{"isActive":true}}'), MALFORMED],
  ['constructor as key', 'administrator', game('{"constructor":{"prototype":{"x":1}}}'), MALFORMED],
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'].map((name): Attack => [
    `the inherited name ${name} as a parameter`,
    'administrator',
    get(`/api/admin/players?${name}=1`),
    INVALID,
  ]),
  ['toString as a field', 'administrator', game('{"isActive":true,"toString":1}'), INVALID],
  ...[
    ['a body that claims to be compressed', { 'content-encoding': 'gzip' }],
    ['a body in UTF-16', { 'content-type': 'application/json; charset=utf-16' }],
  ].map(([what, headers]): Attack => [
    what as string,
    'administrator',
    post('/api/admin/sync', '{}', { 'content-type': 'application/json', ...(headers as object) }),
    '415 request.unsupportedMediaType',
  ]),
  ['deeply nested arrays', 'administrator', game('['.repeat(20_000) + ']'.repeat(20_000)), MALFORMED],
  ['a NUL in a text', 'administrator', game('{"isActive":"\\u0000"}'), MALFORMED],
  ['a gzip body', 'administrator', game('\u001f\u008b\b\u0000'), MALFORMED],
  ['a body above 64 kB', 'administrator', game(`{"isActive":"${'a'.repeat(70_000)}"}`), '413 request.tooLarge'],
  ['people that have no facts', 'administrator', get('/api/admin/facts/administrators/1'), INVALID],
  ['a club in a country that is no code', 'administrator', clubFacts({ leagueCountry: 'a\nb' }), INVALID],
  ['editors of a person without a number', 'administrator', get('/api/admin/facts/players/x/editors'), INVALID],
  ['a club added by hand', 'administrator', post('/api/admin/facts/clubs', { fields: { name: 'A' } }), INVALID],
  ['effects of a club added by hand', 'administrator', post('/api/admin/facts/clubs/effects', {}), INVALID],
  ['an added player with an id', 'administrator', adding({ id: 7 }), INVALID],
  ['an added player with the fame of a million', 'administrator', adding({ fields: { fame: 1e6 } }), INVALID],
  ['an added player with an object as a name', 'administrator', adding({ fields: { name: {} } }), INVALID],
  ['an added player without a name', 'administrator', adding({}), '400 facts.invalid'],
  ['a split of a club', 'administrator', post('/api/admin/facts/clubs/1/split', { name: 'A', spells: ['x'] }), INVALID],
  ['a split without spells', 'administrator', splitting({ spells: [] }), INVALID],
  ['a split with an object as a spell', 'administrator', splitting({ spells: [{}] }), INVALID],
  ['a split that moves the id', 'administrator', splitting({ facts: ['id'] }), INVALID],
  ['effects of a split without a name', 'administrator', splitting({ name: '' }, '/effects'), INVALID],
  ['a duplicate that is a text', 'administrator', merging({ duplicate: '2 or 1=1' }), INVALID],
  ['a duplicate that is many', 'administrator', merging({ duplicate: [2, 3] }), INVALID],
  ['a negative person', 'administrator', get('/api/admin/facts/players/-1'), INVALID],
  ['a change without a version', 'administrator', facts({ fields: { number: 9 } }), INVALID],
  ['a column that is no fact', 'administrator', facts({ version: 0, fields: { apiId: 1 } }), INVALID],
  ['an object as a fact', 'administrator', facts({ version: 0, fields: { name: { $gt: '' } } }), INVALID],
  ['a line break in a name', 'administrator', facts({ version: 0, fields: { name: 'a\nb' } }), INVALID],
  ['an owner in a spell', 'administrator', facts({ version: 0, spells: [{ key: 'x', playerId: 2 }] }), INVALID],
  ['a thousand spells', 'administrator', facts({ version: 0, spells: Array(1000).fill({ key: 'x' }) }), MALFORMED],
  ['effects without a version', 'administrator', effects({ fields: { number: 9 } }), INVALID],
  ['effects on an object', 'administrator', effects({ version: 0, fields: { born: { $gt: 0 } } }), INVALID],
  ['a letter closed with a text', 'administrator', closing({ closed: 'yes' }), INVALID],
  ['a letter with an SQL revision', 'administrator', closing({ closed: true, revision: '1; drop table' }), INVALID],
  ['people of a letter without a number', 'administrator', get('/api/admin/feedback/x/people'), INVALID],
  ['round of a letter without a number', 'administrator', get('/api/feedback/x/round'), INVALID],
  ['a report with a script as its round', 'stranger', report({ round: '<script>' }), '400 feedback.invalid'],
  ['a report with a path as its game', 'stranger', report({ game: '../admin' }), '400 feedback.invalid'],
  ['a million reports', 'administrator', get('/api/admin/feedback/reports?pageSize=1000000'), INVALID],
  ['a group that is no group', 'administrator', get('/api/admin/categories/sheet?id=__proto__'), INVALID],
  ['a group without names', 'administrator', category({ names: {} }), INVALID],
  ['a name of a group that is an object', 'administrator', category({ names: { en: { $gt: '' } } }), INVALID],
  ['a member of a group that is SQL', 'administrator', category({ members: ['1; drop table player'] }), INVALID],
  ['a group of a thousand players', 'administrator', category({ members: Array.from(Array(1000).keys()) }), INVALID],
  ['an owner of a group', 'administrator', category({ edit: null }), INVALID],
  ['a check that does not exist', 'administrator', get('/api/admin/quality/__proto__'), INVALID],
  ['a table that does not exist', 'administrator', get('/api/admin/csv/audit_log'), INVALID],
  ['CSV without a mode', 'administrator', csv('', 'id,born\n1,1990'), INVALID],
  ['CSV as JSON', 'administrator', post('/api/admin/csv/players?dryRun=true', {}), '415 request.unsupportedMediaType'],
  ['CSV of 3 MB', 'administrator', csv('?dryRun=true', 'a'.repeat(3_000_000)), '413 request.tooLarge'],
  ['CSV of one endless line', 'administrator', csv('?dryRun=true', 'a'.repeat(1_000_000)), '200'],
  ['CSV of quotation marks', 'administrator', csv('?dryRun=true', '"'.repeat(100_001)), '200'],
  ['CSV of bytes that are no text', 'administrator', csv('?dryRun=true', Buffer.alloc(1000, 0xff)), '200'],
  ['CSV for another call', 'administrator', post('/api/admin/sync', 'a,b', CSV), '415 request.unsupportedMediaType'],
  ['a history of a million rows', 'administrator', get('/api/admin/facts/players/1/history?pageSize=1000000'), INVALID],
  ['SQL as a source', 'administrator', get("/api/admin/revisions?source=hand'--"), INVALID],
  [
    'a revert with another author',
    'administrator',
    post('/api/admin/revisions/1/revert', { actor: 'system' }),
    INVALID,
  ],
  ['a run name of 1,000 characters', 'administrator', get(`/api/admin/revisions?run=${'a'.repeat(1000)}`), INVALID],
  ['a kind of review that does not exist', 'administrator', get('/api/admin/review/any'), INVALID],
  ['SQL as a state', 'administrator', get("/api/admin/review/change?state=open'--"), INVALID],
  ['a decision that does not exist', 'administrator', decision({ decision: 'delete', ids: [1] }), INVALID],
  ['a decision about nothing', 'administrator', decision({ decision: 'accept' }), INVALID],
  [
    'a decision about all players of a kind',
    'administrator',
    decision({ decision: 'accept', kind: 'change' }),
    INVALID,
  ],
  ['an object as an id', 'administrator', decision({ decision: 'accept', ids: [{ $gt: 0 }] }), INVALID],
  [
    'a decision about too many items',
    'administrator',
    decision({ decision: 'accept', ids: Array.from({ length: MOST_REVIEW_IDS + 1 }, (_, id) => id + 1) }),
    INVALID,
  ],
  [
    'a share above 100',
    'administrator',
    post('/api/admin/plugins/penalty-kick/stage', { version: '1.2.3', reason: 'a reason', share: 101 }),
    INVALID,
  ],
  [
    'a malformed token id',
    'administrator',
    { path: `/api/admin/plugins/penalty-kick/tokens/${'-'.repeat(36)}`, method: 'DELETE' },
    INVALID,
  ],
  [
    'a token without a useful expiry',
    'administrator',
    post('/api/admin/plugins/penalty-kick/tokens', { name: 'x', days: 100_000 }),
    INVALID,
  ],
  [
    'a webhook of a team in the internal network',
    'publisher',
    post('/api/admin/plugins/penalty-kick/webhook', { url: 'https://169.254.169.254/latest' }),
    INVALID,
  ],
  [
    'an issuer of identities in the internal network',
    'administrator',
    post('/api/admin/plugins/penalty-kick/tokens', {
      name: 'x',
      days: 1,
      issuer: 'http://169.254.169.254/latest',
      subject: 'repo:me/mine:*',
    }),
    INVALID,
  ],
];
