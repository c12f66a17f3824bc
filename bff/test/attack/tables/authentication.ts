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
  path: LOGIN,
  method: 'POST',
  from,
  headers,
  body: { password },
});

const PASSKEYS = '/api/admin/passkeys/';
const passkey = (step: string, body: unknown): Request => ({
  path: `${PASSKEYS}${step}`,
  method: 'POST',
  from: '127.0.0.37',
  body,
});

/** Every ceremony adds a row to a table. */
async function manyCeremonies(target: Target): Promise<Answer> {
  let last: Answer | undefined;
  for (let index = 0; index < 61; index += 1)
    last = await target.as('stranger', `${PASSKEYS}sign-in-options`, { method: 'POST', from: '127.0.0.38' });
  return last!;
}

const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

/** Signs in from a separate address and returns the session cookie. */
async function session(target: Target, headers = {}): Promise<string> {
  const body = { password: PASSWORD };
  const answer = await target.as('stranger', LOGIN, {
    method: 'POST',
    from: '127.0.0.40',
    body,
    headers: { ...OWN_PAGE, ...headers },
  });
  return answer.headers['set-cookie']![0]!.split(';')[0]!;
}

async function afterLogout(target: Target): Promise<Answer> {
  const cookie = await session(target);
  await target.as('stranger', '/api/admin/logout', { method: 'POST', headers: { ...OWN_PAGE, cookie } });
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
  ['a query operator as password', 'stranger', login('127.0.0.32', { $ne: null }), '400 request.invalid'],
  ['an array as password', 'stranger', login('127.0.0.32', [PASSWORD]), '400 request.invalid'],
  ['true as password', 'stranger', login('127.0.0.32', true), '400 request.invalid'],
  ['a very long password', 'stranger', login('127.0.0.32', 'a'.repeat(20_000)), '400 request.invalid'],
  ['SQL as password', 'stranger', login('127.0.0.33', "' or '1'='1' --"), '401 session.wrongPassword'],
  [
    'a role field beside the password',
    'stranger',
    post(LOGIN, { password: 'x', role: 'admin' }),
    '400 request.invalid',
  ],
  ['an empty login body', 'stranger', json(LOGIN, ''), '400 request.invalid'],
  [
    'a form-encoded login',
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
  ['a forged session', 'stranger', get(SESSION, { cookie: `sl_admin=${FORGED}` }), '401 session.required'],
  ['an empty session', 'stranger', get(SESSION, { cookie: 'sl_admin=; __Host-sl_admin=' }), '401 session.required'],
  ['SQL as session', 'stranger', get(SESSION, { cookie: "sl_admin=' or 1=1 --" }), '401 session.required'],
  ['an unsigned token', 'stranger', get(SESSION, { cookie: `sl_admin=${noneToken}` }), '401 session.required'],
  [
    'a client-side flag as cookie',
    'stranger',
    get(SESSION, { cookie: 'adminAuthenticated=true' }),
    '401 session.required',
  ],
  [
    'an identity claimed in headers',
    'stranger',
    get(SESSION, { 'x-admin': 'true', 'x-user': 'root' }),
    '401 session.required',
  ],
  ['a password as bearer token', 'stranger', get(SESSION, { authorization: 'Bearer admin' }), '401 session.required'],
  [
    'a made-up invitation',
    'stranger',
    passkey('registration-options', { invitation: FORGED }),
    '403 invitation.invalid',
  ],
  [
    'a passkey for a made-up invitation',
    'stranger',
    passkey('registration', { invitation: FORGED, credential: {} }),
    '403 invitation.invalid',
  ],
  ['SQL as invitation', 'stranger', passkey('registration-options', { invitation: "' or 1=1" }), '400 request.invalid'],
  ['an unknown passkey', 'stranger', passkey('sign-in', { credential: { id: FORGED } }), '401 session.passkeyInvalid'],
  [
    'a query operator as passkey',
    'stranger',
    passkey('sign-in', { credential: { id: { $ne: null } } }),
    '401 session.passkeyInvalid',
  ],
  [
    'a role beside the passkey',
    'stranger',
    passkey('sign-in', { credential: {}, role: 'owner' }),
    '400 request.invalid',
  ],
  ['many ceremonies', 'stranger', manyCeremonies, '429 rateLimited'],
  [
    'a ceremony from a page of another site',
    'stranger',
    { path: `${PASSKEYS}sign-in-options`, method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } },
    '403 request.crossSite',
  ],
  ['a session after logout', 'stranger', afterLogout, '401 session.required'],
  ['a session from before the last login', 'stranger', afterANewLogin, '401 session.required'],
  ['session fixation', 'stranger', afterFixation, '401 session.required'],
  ['a sixth guess', 'stranger', (target) => sixGuesses(target, '127.0.0.34', () => ({})), '429 rateLimited'],
  [
    'a sixth guess with changing forwarded addresses',
    'stranger',
    (target) => sixGuesses(target, '127.0.0.35', (index) => ({ 'x-forwarded-for': `203.0.113.${index}` })),
    '429 rateLimited',
  ],
  [
    'the password in the query of another route',
    'stranger',
    get(`/api/admin/teams?password=${encodeURIComponent(PASSWORD)}`),
    '401 session.required',
  ],
  ['an array of passwords in the query', 'stranger', get('/api/admin/games?password[]=x'), '401 session.required'],
  [
    'a guess in the query',
    'stranger',
    { path: '/api/admin/games?password=guess', from: '127.0.0.36' },
    '401 session.wrongPassword',
  ],
  [
    'a forged publish token',
    'stranger',
    get('/api/admin/plugins/penalty-kick', { authorization: `Bearer slp_${FORGED}` }),
    '401 publishToken.invalid',
  ],
  [
    'basic authentication instead of a publish token',
    'stranger',
    get('/api/admin/plugins/penalty-kick', { authorization: 'Basic YWRtaW46YWRtaW4=' }),
    '401 publishToken.invalid',
  ],
  [
    'an unsigned identity of a CI job',
    'stranger',
    get('/api/admin/plugins/penalty-kick', {
      authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"iss":"https://token.actions.githubusercontent.com","sub":"repo:me/mine"}').toString('base64url')}.AA`,
    }),
    '401 publishToken.identityRefused',
  ],
  ['a revoked publish token', 'stranger', withRevokedToken, '401 publishToken.revoked'],
];
