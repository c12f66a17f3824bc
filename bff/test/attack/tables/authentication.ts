import type { IssuedPublishToken } from '@soccer-legends/contracts';
import { PASSWORD } from '../../fixtures/administrator.ts';
import type { Answer } from '../../fixtures/send.ts';
import { get, json, post, type Attack, type Request } from '../attack.ts';
import type { Target } from '../target.ts';

const LOGIN = '/api/admin/login';
const SESSION = '/api/admin/session';
const FORGED = 'A'.repeat(43);
const noneToken = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"administrator"}').toString('base64url')}.`;

const login = (from: string, password: unknown, headers = {}): Request => ({
  ...{ path: LOGIN, method: 'POST', from, headers },
  body: { password },
});

/** Signs in as a browser of its own, from an address of its own. */
async function session(target: Target, headers = {}): Promise<string> {
  const body = { password: PASSWORD };
  const answer = await target.as('stranger', LOGIN, { method: 'POST', from: '127.0.0.40', body, headers });
  return answer.headers['set-cookie']![0]!.split(';')[0]!;
}

async function afterLogout(target: Target): Promise<Answer> {
  const cookie = await session(target);
  await target.as('stranger', '/api/admin/logout', { method: 'POST', headers: { cookie } });
  return target.as('stranger', SESSION, { headers: { cookie } });
}

async function afterANewLogin(target: Target): Promise<Answer> {
  const cookie = await session(target);
  await session(target, { cookie });
  return target.as('stranger', SESSION, { headers: { cookie } });
}

async function afterFixation(target: Target): Promise<Answer> {
  const planted = `sl_admin=${FORGED}`;
  await session(target, { cookie: planted });
  return target.as('stranger', SESSION, { headers: { cookie: planted } });
}

async function sixGuesses(target: Target, from: string, headersOf: (index: number) => object): Promise<Answer> {
  let last: Answer | undefined;
  for (let index = 0; index < 6; index += 1) {
    const sending = { method: 'POST', from, headers: { ...headersOf(index) }, body: { password: `guess ${index}` } };
    last = await target.as('stranger', LOGIN, sending);
  }
  return last!;
}

async function withRevokedToken(target: Target): Promise<Answer> {
  const path = '/api/admin/plugins/penalty-kick/tokens';
  const body = { name: 'short', days: 1 };
  const issued = await target.as('administrator', path, { method: 'POST', body });
  const { id, secret } = issued.json<IssuedPublishToken>();
  await target.as('administrator', `${path}/${id}`, { method: 'DELETE' });
  const headers = { authorization: `Bearer ${secret}` };
  return target.as('stranger', '/api/admin/plugins/penalty-kick', { headers });
}

export const AUTHENTICATION: readonly Attack[] = [
  ['a guessed password', 'stranger', login('127.0.0.31', 'administrator1'), '401 session.wrongPassword'],
  ['an empty password', 'stranger', login('127.0.0.32', ''), '400 request.invalid'],
  ['a password that is a condition', 'stranger', login('127.0.0.32', { $ne: null }), '400 request.invalid'],
  ['a password that is a list', 'stranger', login('127.0.0.32', [PASSWORD]), '400 request.invalid'],
  ['a password that is true', 'stranger', login('127.0.0.32', true), '400 request.invalid'],
  ['a password that costs much to hash', 'stranger', login('127.0.0.32', 'a'.repeat(20_000)), '400 request.invalid'],
  ['a password with SQL', 'stranger', login('127.0.0.33', "' or '1'='1' --"), '401 session.wrongPassword'],
  ['a role with the password', 'stranger', post(LOGIN, { password: 'x', role: 'admin' }), '400 request.invalid'],
  ['no password at all', 'stranger', json(LOGIN, ''), '400 request.invalid'],
  [
    'a login by a form of another site',
    'stranger',
    post(LOGIN, 'password=x', { 'content-type': 'application/x-www-form-urlencoded' }),
    '415 request.unsupportedMediaType',
  ],
  [
    'a login from another site',
    'stranger',
    login('127.0.0.32', PASSWORD, { 'sec-fetch-site': 'cross-site' }),
    '403 request.crossSite',
  ],
  ['a session made up', 'stranger', get(SESSION, { cookie: `sl_admin=${FORGED}` }), '401 session.required'],
  ['an empty session', 'stranger', get(SESSION, { cookie: 'sl_admin=; __Host-sl_admin=' }), '401 session.required'],
  ['a session with SQL', 'stranger', get(SESSION, { cookie: "sl_admin=' or 1=1 --" }), '401 session.required'],
  ['an unsigned token', 'stranger', get(SESSION, { cookie: `sl_admin=${noneToken}` }), '401 session.required'],
  [
    'flags that the page keeps',
    'stranger',
    get(SESSION, { cookie: 'adminAuthenticated=true' }),
    '401 session.required',
  ],
  ['a claim in a header', 'stranger', get(SESSION, { 'x-admin': 'true', 'x-user': 'root' }), '401 session.required'],
  ['the password as a bearer', 'stranger', get(SESSION, { authorization: 'Bearer admin' }), '401 session.required'],
  ['a session after its end', 'stranger', afterLogout, '401 session.required'],
  ['a session from before the last login', 'stranger', afterANewLogin, '401 session.required'],
  ['a session planted before the login', 'stranger', afterFixation, '401 session.required'],
  ['a sixth guess', 'stranger', (target) => sixGuesses(target, '127.0.0.34', () => ({})), '429 rateLimited'],
  [
    'a sixth guess under changing names',
    'stranger',
    (target) => sixGuesses(target, '127.0.0.35', (index) => ({ 'x-forwarded-for': `203.0.113.${index}` })),
    '429 rateLimited',
  ],
  [
    'the password in an address that takes none',
    'stranger',
    get(`/api/admin/teams?password=${encodeURIComponent(PASSWORD)}`),
    '401 session.required',
  ],
  ['a list of passwords', 'stranger', get('/api/admin/games?password[]=x'), '401 session.required'],
  [
    'a guess in the address',
    'stranger',
    { path: '/api/admin/games?password=guess', from: '127.0.0.36' },
    '401 session.wrongPassword',
  ],
  [
    'a publish token made up',
    'stranger',
    get('/api/admin/plugins/penalty-kick', { authorization: `Bearer slp_${FORGED}` }),
    '401 publishToken.invalid',
  ],
  [
    'a publish token of another kind',
    'stranger',
    get('/api/admin/plugins/penalty-kick', { authorization: 'Basic YWRtaW46YWRtaW4=' }),
    '401 publishToken.invalid',
  ],
  ['a revoked publish token', 'stranger', withRevokedToken, '401 publishToken.revoked'],
];
