import { pluginArchive } from '../../fixtures/plugin-archive.ts';
import { get, post, upload, type Attack, type Request } from '../attack.ts';

const remove = (path: string, headers = {}): Request => ({ path, method: 'DELETE', headers });
const patch = (path: string, body: unknown, headers = {}): Request => ({ path, method: 'PATCH', body, headers });
const CROSS = { 'sec-fetch-site': 'cross-site' };
const release = { version: '1.2.3', reason: 'because I can' };

export const AUTHORISATION: readonly Attack[] = [
  ['the audit log', 'stranger', get('/api/admin/audit'), '401 session.required'],
  ['what visitors have written', 'stranger', get('/api/admin/feedback.csv'), '401 session.required'],
  ['switching a game off', 'stranger', patch('/api/admin/games/1', { isActive: false }), '401 session.required'],
  ['a sync on the site’s quota', 'stranger', post('/api/admin/sync', { playerCount: 5 }), '401 session.required'],
  ['a release', 'stranger', post('/api/admin/plugins/penalty-kick/release', release), '401 session.required'],
  ['a plugin of one’s own', 'stranger', upload(pluginArchive()), '401 session.required'],
  ['everybody’s sessions', 'stranger', remove('/api/admin/sessions'), '401 session.required'],
  ['an escaped letter in the path', 'stranger', get('/api/%61dmin/audit'), '404 request.notFound'],
  [
    'another case of the path',
    'stranger',
    get('/API/admin/audit', { accept: 'application/json' }),
    '404 request.notFound',
  ],
  ['a step up and down again', 'stranger', get('/api/games/../admin/audit'), '404 request.notFound'],
  ['a slash too many', 'stranger', get('/api//admin/audit'), '404 request.notFound'],
  ['a slash at the end', 'stranger', get('/api/admin/audit/'), '401 session.required'],
  [
    'another method by header',
    'stranger',
    get('/api/admin/sessions', { 'x-http-method-override': 'DELETE' }),
    '401 session.required',
  ],
  [
    'another address by header',
    'stranger',
    get('/api/games', { 'x-original-url': '/api/admin/audit', 'x-rewrite-url': '/api/admin/audit' }),
    '200',
  ],
  ['a look at the headers alone', 'stranger', { path: '/api/admin/audit', method: 'HEAD' }, '401'],
  ['the questions of a preflight', 'stranger', { path: '/api/admin/audit', method: 'OPTIONS' }, '401 session.required'],
  [
    'another team’s plugin',
    'publisher',
    post('/api/admin/plugins/corner-flag/release', release),
    '403 publishToken.otherPlugin',
  ],
  ['publishing for another team', 'publisher', upload(pluginArchive()), '403 publishToken.otherPlugin'],
  [
    'withdrawing, which is the administrator’s',
    'publisher',
    post('/api/admin/plugins/penalty-kick/withdraw', { reason: 'because I can' }),
    '401 session.required',
  ],
  [
    'a token that outlives the own one',
    'publisher',
    post('/api/admin/plugins/penalty-kick/tokens', { name: 'mine', days: 365 }),
    '401 session.required',
  ],
  ['all plugins with a token for one', 'publisher', get('/api/admin/plugins'), '401 session.required'],
  ['the audit log with a token', 'publisher', get('/api/admin/audit'), '401 session.required'],
  [
    'the administrator’s click on another site',
    'administrator',
    post('/api/admin/sync', { playerCount: 5 }, CROSS),
    '403 request.crossSite',
  ],
  [
    'a neighbour under the same domain',
    'administrator',
    patch('/api/admin/games/1', { isActive: false }, { 'sec-fetch-site': 'same-site' }),
    '403 request.crossSite',
  ],
  [
    'reading that costs quota, from another site',
    'administrator',
    get('/api/admin/players-by-name?name=messi', CROSS),
    '403 request.crossSite',
  ],
  [
    'an old browser on another site',
    'administrator',
    remove('/api/admin/sessions', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }),
    '403 request.crossSite',
  ],
  [
    'a page without an origin',
    'administrator',
    remove('/api/admin/sessions', { 'sec-fetch-site': undefined, origin: 'null' }),
    '403 request.crossSite',
  ],
];
