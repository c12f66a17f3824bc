import { randomBytes } from 'node:crypto';
import { TRANSFER_BYTES, TRANSFER_TYPE } from '@soccer-legends/contracts';
import type { Answer } from '../../fixtures/send.ts';
import { post, type Attack } from '../attack.ts';
import type { Target } from '../target.ts';

const STORED_PER_HOUR = 10;
const OPENED_PER_HOUR = 30;
const TYPE = { 'content-type': TRANSFER_TYPE };
const newId = (): string => randomBytes(16).toString('hex');

function store(target: Target, id: string, from: string): Promise<Answer> {
  return target.as('stranger', `/api/transfers/${id}`, { method: 'POST', from, headers: TYPE, body: Buffer.from('a') });
}

function open(target: Target, id: string, from: string): Promise<Answer> {
  return target.as('stranger', `/api/transfers/${id}/open`, { method: 'POST', from });
}

async function replacement(target: Target): Promise<Answer> {
  const id = newId();
  await store(target, id, '127.0.210.1');
  return store(target, id, '127.0.211.1');
}

async function secondOpening(target: Target): Promise<Answer> {
  const id = newId();
  await store(target, id, '127.0.212.1');
  await open(target, id, '127.0.212.1');
  return open(target, id, '127.0.213.1');
}

async function manyStored(target: Target): Promise<Answer> {
  for (let visitor = 1; visitor <= STORED_PER_HOUR; visitor += 1) await store(target, newId(), `127.0.214.${visitor}`);
  return store(target, newId(), '127.0.214.99');
}

async function manyOpened(target: Target): Promise<Answer> {
  for (let visitor = 1; visitor <= OPENED_PER_HOUR; visitor += 1) await open(target, newId(), `127.0.215.${visitor}`);
  return open(target, newId(), '127.0.215.99');
}

/** Seasons that move to another device. Strangers must not be able to read or replace them. */
export const TRANSFERS: readonly Attack[] = [
  ['a guessed transfer', 'stranger', post(`/api/transfers/${newId()}/open`, undefined), '404 transfer.notFound'],
  ['a code of another form', 'stranger', post('/api/transfers/1/open', undefined), '400 request.invalid'],
  ['a season as JSON', 'stranger', post(`/api/transfers/${newId()}`, {}), '415 request.unsupportedMediaType'],
  [
    'a season that is too large',
    'stranger',
    post(`/api/transfers/${newId()}`, Buffer.alloc(TRANSFER_BYTES + 1), TYPE),
    '413 request.tooLarge',
  ],
  [
    'a season at another route',
    'stranger',
    post('/api/feedback', Buffer.from('a'), TYPE),
    '415 request.unsupportedMediaType',
  ],
  ['replacing the season of another visitor', 'stranger', replacement, '409 transfer.exists'],
  ['opening a season a second time', 'stranger', secondOpening, '404 transfer.notFound'],
  [`${STORED_PER_HOUR + 1} seasons of one network`, 'stranger', manyStored, '429 rateLimited'],
  [`${OPENED_PER_HOUR + 1} attempts of one network to open a season`, 'stranger', manyOpened, '429 rateLimited'],
];
