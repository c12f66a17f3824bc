import { randomBytes } from 'node:crypto';
import { LEAGUE_LIMITS } from '@soccer-legends/contracts';
import type { Answer } from '../../fixtures/send.ts';
import { get, post, type Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const CREATED_PER_DAY = 20;
const MISSED_PER_HOUR = 10;
const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const newLeague = () => ({ id: hex(16), key: hex(32) });
type League = ReturnType<typeof newLeague>;

const body = ({ key }: Pick<League, 'key'>, member = hex(8), bytes = 40) => ({
  ...{ key, member, sealed: randomBytes(bytes).toString('base64') },
});

function write(target: Target, { id }: League, from: string, written: object): Promise<Answer> {
  return target.as('stranger', `/api/leagues/${id}/entries/${hex(16)}`, { method: 'POST', from, body: written });
}

async function withOtherKey(target: Target): Promise<Answer> {
  const league = newLeague();
  await write(target, league, '127.0.220.1', body(league));
  return write(target, league, '127.0.221.1', body(newLeague()));
}

async function endingWithOtherKey(target: Target): Promise<Answer> {
  const league = newLeague();
  await write(target, league, '127.0.222.1', body(league));
  const { key } = newLeague();
  return target.as('stranger', `/api/leagues/${league.id}/replacement`, { method: 'POST', body: { key } });
}

async function manyMembers(target: Target): Promise<Answer> {
  const league = newLeague();
  for (let member = 0; member < LEAGUE_LIMITS.members; member += 1)
    await write(target, league, '127.0.223.1', body(league));
  return write(target, league, '127.0.223.1', body(league));
}

async function muchOfOneMember(target: Target): Promise<Answer> {
  const league = newLeague();
  const most = LEAGUE_LIMITS.weekBytes / LEAGUE_LIMITS.entryBytes;
  const member = hex(8);
  for (let entry = 0; entry < Math.floor(most); entry += 1)
    await write(target, league, '127.0.224.1', body(league, member, LEAGUE_LIMITS.entryBytes));
  return write(target, league, '127.0.224.1', body(league, member, LEAGUE_LIMITS.entryBytes));
}

async function manyCreated(target: Target): Promise<Answer> {
  for (let visitor = 1; visitor <= CREATED_PER_DAY; visitor += 1) {
    const league = newLeague();
    await write(target, league, `127.0.225.${visitor}`, body(league));
  }
  const league = newLeague();
  return write(target, league, '127.0.225.99', body(league));
}

async function manyGuessed(target: Target): Promise<Answer> {
  const guess = () => target.as('stranger', `/api/leagues/${hex(16)}`, { from: '127.0.226.1' });
  for (let code = 0; code < MISSED_PER_HOUR; code += 1) await guess();
  return guess();
}

const unwritten = newLeague();
const entries = `/api/leagues/${unwritten.id}/entries`;

/** Leagues of friends. Strangers must not be able to read, change or fill them. */
export const LEAGUES: readonly Attack[] = [
  ['a guessed league', 'stranger', get(`/api/leagues/${hex(16)}`), '404 league.notFound'],
  ['a league with SQL as its id', 'stranger', get("/api/leagues/'or'1'='1"), '404 request.notFound'],
  ['entries after a number', 'stranger', get(`/api/leagues/${hex(16)}?after=-1`), '400 request.invalid'],
  ['an entry with an invalid id', 'stranger', post(`${entries}/1`, body(unwritten)), '400 request.invalid'],
  [
    'an entry that is too large',
    'stranger',
    post(`${entries}/${hex(16)}`, body(unwritten, hex(8), LEAGUE_LIMITS.entryBytes + 2)),
    '400 request.invalid',
  ],
  [
    'an entry with a name in plain text',
    'stranger',
    post(`${entries}/${hex(16)}`, { ...body(unwritten), name: 'Mira' }),
    '400 request.invalid',
  ],
  [
    'leaving an unknown league',
    'stranger',
    post(`/api/leagues/${hex(16)}/leaving`, { key: hex(32), member: hex(8) }),
    '404 league.notFound',
  ],
  ['writing with the key of another league', 'stranger', withOtherKey, '403 league.wrongKey'],
  ['ending a league with the key of another one', 'stranger', endingWithOtherKey, '403 league.wrongKey'],
  ['a thirteenth member', 'stranger', manyMembers, '409 league.full'],
  ['more than 7 kB of one member in a week', 'stranger', muchOfOneMember, '409 league.spent'],
  [`${CREATED_PER_DAY + 1} leagues of one network`, 'stranger', manyCreated, '429 rateLimited'],
  [`${MISSED_PER_HOUR + 1} guessed codes of one visitor`, 'stranger', manyGuessed, '429 rateLimited'],
];
