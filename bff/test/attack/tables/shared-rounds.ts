import { get, post, type Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const NETWORK = '127.0.167.1';
const CHALLENGES_PER_HOUR = 30;

/** Exceeds a visitor's limit of challenges by one. Returns the response to the last request. */
async function manyChallenges(target: Target) {
  const create = () => target.as('stranger', '/api/challenges', { method: 'POST', from: NETWORK });
  for (let sent = 0; sent < CHALLENGES_PER_HOUR; sent += 1) await create();
  return create();
}

export const SHARED_ROUNDS: readonly Attack[] = [
  [
    'a challenge from another site',
    'stranger',
    post('/api/challenges', undefined, { 'sec-fetch-site': 'cross-site' }),
    '403 request.crossSite',
  ],
  ['a guessed challenge', 'stranger', get('/api/challenges/c0000000000'), '404 deal.unknown'],
  ['a round of a guessed challenge', 'stranger', get('/api/player-grid/game?deal=c0000000000'), '404 deal.unknown'],
  ['a matchday as a challenge', 'stranger', get('/api/challenges/d1'), '400 request.invalid'],
  ['SQL as a challenge', 'stranger', get(`/api/challenges/${encodeURIComponent("c' or 1=1")}`), '404 request.notFound'],
  [`${CHALLENGES_PER_HOUR + 1} challenges of a visitor`, 'stranger', manyChallenges, '429 rateLimited'],
];
