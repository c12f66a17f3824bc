import { pluginArchive } from '../../fixtures/plugin-archive.ts';
import { get, post, upload, type Attack, type Request } from '../attack.ts';

const remove = (path: string, headers = {}): Request => ({ path, method: 'DELETE', headers });
const patch = (path: string, body: unknown, headers = {}): Request => ({ path, method: 'PATCH', body, headers });
const CROSS = { 'sec-fetch-site': 'cross-site' };
const release = { version: '1.2.3', reason: 'because I can' };

/** The calls of the console that no other attack uses. */
const CALLS_OF_THE_CONSOLE = [
  'GET /api/admin/api-stats',
  'GET /api/admin/audit.csv',
  'GET /api/admin/audit/verification',
  'GET /api/admin/db-status',
  'GET /api/admin/dev-overrides',
  'GET /api/admin/leagues',
  'GET /api/admin/leagues-estimate',
  'GET /api/admin/plugins/penalty-kick/history',
  'GET /api/admin/plugins/penalty-kick/tokens',
  'GET /api/admin/quality',
  'GET /api/admin/quality/any',
  'GET /api/admin/random-players',
  'GET /api/admin/sync-history',
  'GET /api/admin/sync-history/1/details',
  'GET /api/admin/sync-info',
  'GET /api/admin/sync/progress',
  'POST /api/admin/players/1/link',
  'POST /api/admin/players/1/update',
  'POST /api/admin/plugins/plan',
  'POST /api/admin/session/password-proof',
  'POST /api/admin/sync-coach-by-name',
  'POST /api/admin/sync-existing',
  'POST /api/admin/sync-existing-coaches',
  'POST /api/admin/sync-leagues',
  'POST /api/admin/sync-players-by-name',
  'POST /api/admin/sync-team-players',
  'POST /api/admin/sync-teams-stats',
  'DELETE /api/admin/feedback/1',
  'DELETE /api/admin/plugins/penalty-kick/dev-override',
];

export const AUTHORIZATION: readonly Attack[] = [
  ...CALLS_OF_THE_CONSOLE.map((call): Attack => {
    const [method = '', path = ''] = call.split(' ');
    return [`${call} without a session`, 'stranger', { method, path }, '401 session.required'];
  }),
  ['the audit log', 'stranger', get('/api/admin/audit'), '401 session.required'],
  ['visitors’ feedback', 'stranger', get('/api/admin/feedback.csv'), '401 session.required'],
  ['turning a game off', 'stranger', patch('/api/admin/games/1', { isActive: false }), '401 session.required'],
  ['correcting a fact', 'stranger', patch('/api/admin/facts/players/1', { version: 0 }), '401 session.required'],
  ['previewing a correction', 'stranger', post('/api/admin/facts/players/1/effects', {}), '401 session.required'],
  ['the counts of the checks over time', 'stranger', get('/api/admin/quality/history'), '401 session.required'],
  ['closing a letter', 'stranger', patch('/api/admin/feedback/1', { closed: true }), '401 session.required'],
  ['letters about facts', 'stranger', get('/api/admin/feedback/reports'), '401 session.required'],
  ['people of a letter', 'stranger', get('/api/admin/feedback/1/people'), '401 session.required'],
  ['all facts as a table', 'stranger', get('/api/admin/csv/players'), '401 session.required'],
  ['importing facts', 'stranger', post('/api/admin/csv/players?dryRun=false', ''), '401 session.required'],
  ['the history of facts', 'stranger', get('/api/admin/revisions'), '401 session.required'],
  ['reverting a revision', 'stranger', post('/api/admin/revisions/1/revert', {}), '401 session.required'],
  ['reverting a sync', 'stranger', post('/api/admin/revisions/runs/sync-1/revert', {}), '401 session.required'],
  ['a sync', 'stranger', post('/api/admin/sync', { playerCount: 5 }), '401 session.required'],
  ['a release', 'stranger', post('/api/admin/plugins/penalty-kick/release', release), '401 session.required'],
  ['publishing a plugin', 'stranger', upload(pluginArchive()), '401 session.required'],
  ['ending all sessions', 'stranger', remove('/api/admin/sessions'), '401 session.required'],
  ['an escaped letter in the path', 'stranger', get('/api/%61dmin/audit'), '404 request.notFound'],
  [
    'another case of the path',
    'stranger',
    get('/API/admin/audit', { accept: 'application/json' }),
    '404 request.notFound',
  ],
  ['dot segments in the path', 'stranger', get('/api/games/../admin/audit'), '404 request.notFound'],
  ['a double slash in the path', 'stranger', get('/api//admin/audit'), '404 request.notFound'],
  ['a trailing slash', 'stranger', get('/api/admin/audit/'), '401 session.required'],
  [
    'a method override header',
    'stranger',
    get('/api/admin/sessions', { 'x-http-method-override': 'DELETE' }),
    '401 session.required',
  ],
  [
    'address override headers',
    'stranger',
    get('/api/games', { 'x-original-url': '/api/admin/audit', 'x-rewrite-url': '/api/admin/audit' }),
    '200',
  ],
  ['a HEAD request', 'stranger', { path: '/api/admin/audit', method: 'HEAD' }, '401'],
  ['an OPTIONS request', 'stranger', { path: '/api/admin/audit', method: 'OPTIONS' }, '401 session.required'],
  [
    'another team’s plugin',
    'publisher',
    post('/api/admin/plugins/corner-flag/release', release),
    '403 publishToken.otherPlugin',
  ],
  ['publishing for another team', 'publisher', upload(pluginArchive()), '403 publishToken.otherPlugin'],
  [
    'withdrawing with a publish token',
    'publisher',
    post('/api/admin/plugins/penalty-kick/withdraw', { reason: 'because I can' }),
    '401 session.required',
  ],
  [
    'issuing a token with a publish token',
    'publisher',
    post('/api/admin/plugins/penalty-kick/tokens', { name: 'mine', days: 365 }),
    '401 session.required',
  ],
  ['listing all plugins with a publish token', 'publisher', get('/api/admin/plugins'), '401 session.required'],
  ['the audit log with a publish token', 'publisher', get('/api/admin/audit'), '401 session.required'],
  ...['release', 'rollback', 'stage', 'withdraw-version', 'restore', 'tokens'].map((action): Attack => [
    `${action} by a game with the session, but without the password`,
    'game',
    post(`/api/admin/plugins/penalty-kick/${action}`, release),
    '403 session.passwordRequired',
  ]),
  [
    'a made-up proof of the password',
    'game',
    post('/api/admin/plugins/penalty-kick/release', release, { 'x-password-proof': `${Date.now()}.${'A'.repeat(43)}` }),
    '403 session.passwordRequired',
  ],
  [
    'a cross-site request',
    'administrator',
    post('/api/admin/sync', { playerCount: 5 }, CROSS),
    '403 request.crossSite',
  ],
  [
    'a same-site request from another origin',
    'administrator',
    patch('/api/admin/games/1', { isActive: false }, { 'sec-fetch-site': 'same-site' }),
    '403 request.crossSite',
  ],
  [
    'a cross-site read that uses API quota',
    'administrator',
    get('/api/admin/players-by-name?name=messi', CROSS),
    '403 request.crossSite',
  ],
  [
    'a foreign origin without fetch metadata',
    'administrator',
    remove('/api/admin/sessions', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }),
    '403 request.crossSite',
  ],
  ...[
    ['no origin', {}],
    ['a foreign referrer alone', { referer: 'https://evil.example/' }],
    ['an own referrer alone', { referer: 'http://localhost:3000/admin' }],
    ['a navigation of the address bar', { 'sec-fetch-site': 'none' }],
  ].map(([what, headers]): Attack => [
    `a write with a session and ${what as string}`,
    'administrator',
    patch('/api/admin/games/1', { isActive: false }, { 'sec-fetch-site': undefined, ...(headers as object) }),
    '403 request.crossSite',
  ]),
  [
    'a null origin',
    'administrator',
    remove('/api/admin/sessions', { 'sec-fetch-site': undefined, origin: 'null' }),
    '403 request.crossSite',
  ],
];
