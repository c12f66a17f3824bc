import { beforeEach, expect, test } from 'vitest';
import { Clock } from '../../../platform/environment/clock.ts';
import { ApiError, type ApiErrorKind } from '../wire/api-error.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

const OPEN_MS = 60_000;

class ManualClock extends Clock {
  ms = Date.UTC(2026, 0, 1);

  override now(): Date {
    return new Date(this.ms);
  }

  override wait(): Promise<void> {
    throw new Error('The circuit breaker does not wait.');
  }
}

let clock: ManualClock;
let breaker: CircuitBreaker;

beforeEach(() => {
  clock = new ManualClock();
  breaker = new CircuitBreaker(clock);
});

const succeed = (): Promise<string> => breaker.run(() => Promise.resolve('sent'));

/** Returns the kind of the error that a call ends with if the service fails in the given way. */
async function fail(kind: ApiErrorKind): Promise<unknown> {
  return breaker.run(() => Promise.reject(new ApiError(kind))).catch((error: { kind: ApiErrorKind }) => error.kind);
}

async function open(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await fail('serverError');
}

const isOpen = async (): Promise<boolean> => (await succeed().catch(() => 'refused')) === 'refused';

test.each<[ApiErrorKind, boolean]>([
  ['unreachable', true],
  ['timedOut', true],
  ['serverError', true],
  ['invalidResponse', true],
  ['minuteLimit', false],
  ['dayLimit', false],
  ['planLimit', false],
  ['badRequest', false],
  ['badKey', false],
])('five errors of the kind %s in a row open the circuit: %s', async (kind, opens) => {
  for (let count = 0; count < 4; count += 1) await fail('serverError');
  expect(await fail(kind)).toBe(kind);
  expect(await isOpen()).toBe(opens);
});

test.each([
  ['a success', () => succeed()],
  ['a refusal', () => fail('badRequest')],
])('four failures before %s do not count for the circuit breaker', async (_what, send) => {
  for (let count = 0; count < 4; count += 1) await fail('timedOut');
  await send();
  for (let count = 0; count < 4; count += 1) await fail('timedOut');
  expect(await isOpen()).toBe(false);
});

test('an open circuit sends nothing and reports the time of the trial call', async () => {
  await open();
  clock.ms += OPEN_MS - 1;
  const retryAt = new Date(clock.ms + 1);
  expect(() => breaker.check()).toThrow(expect.objectContaining({ kind: 'circuitOpen', retryAt }));
  await expect(breaker.run(() => expect.fail('A call was sent.'))).rejects.toMatchObject({ retryAt });
});

test.each<[string, () => Promise<unknown>, boolean]>([
  ['a success', () => succeed(), false],
  ['a refusal', () => fail('badRequest'), false],
  ['a failure', () => fail('unreachable'), true],
  ['an abort', () => breaker.run(() => Promise.reject(new Error('aborted'))).catch(() => undefined), true],
])('the circuit is open after a trial call that ends with %s: %s', async (_what, send, expected) => {
  await open();
  clock.ms += OPEN_MS;
  await send();
  expect(await isOpen()).toBe(expected);
  for (let count = 0; count < 4; count += 1) await fail('serverError');
  expect(await isOpen()).toBe(expected);
});

test('no other call is sent during the trial call of an open circuit', async () => {
  await open();
  clock.ms += OPEN_MS;
  let end!: (result: string) => void;
  const trial = breaker.run(() => new Promise((resolve) => (end = resolve)));
  expect(await isOpen()).toBe(true);
  end('sent');
  expect(await trial).toBe('sent');
  expect(await isOpen()).toBe(false);
});

test('a clock that is set back does not keep the circuit open', async () => {
  await open();
  clock.ms -= 60 * OPEN_MS;
  expect(await isOpen()).toBe(false);
});
