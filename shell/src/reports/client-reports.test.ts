import type { ClientReports, WebVital } from '@soccer-legends/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReportQueue, showScreen } from './client-reports.ts';

let sent: ClientReports[];
let queue: ReportQueue;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  queue = new ReportQueue((reports) => sent.push(reports));
});
afterEach(() => {
  vi.useRealTimers();
});

const vital = (value: number): WebVital => ({ from: 'shell', name: 'LCP', value });

test('sends errors four seconds after the first one, in one request', () => {
  queue.noteError(new TypeError('first'));
  vi.advanceTimersByTime(3999);
  queue.noteError(new RangeError('second'));
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent.map(({ errors }) => errors.map(({ name }) => name))).toEqual([['TypeError', 'RangeError']]);
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(1);
});

test('sends at most ten errors of a page, also in several requests', () => {
  for (let count = 0; count < 8; count += 1) queue.noteError(new Error('one'));
  queue.send();
  for (let count = 0; count < 8; count += 1) queue.noteError(new Error('another'));
  queue.send();
  expect(sent.map(({ errors }) => errors.length)).toEqual([8, 2]);
});

test.each([
  ['intro', 'intro'],
  ['dealing', 'intro'],
  ['playing', 'round'],
  ['over', 'results'],
] as const)('an error in a game in the phase "%s" has the screen "%s"', (phase, screen) => {
  showScreen(phase);
  queue.noteError(new Error('one'));
  showScreen(undefined);
  queue.noteError(new Error('outside of a game'));
  queue.send();
  expect(sent[0]!.errors.map((error) => error.screen)).toEqual([screen, undefined]);
});

test('sends the latest twenty measurements, and each of them once', () => {
  for (let value = 1; value <= 22; value += 1) queue.noteVital(vital(value));
  queue.send();
  queue.send();
  expect(sent.map(({ vitals }) => vitals.map(({ value }) => value))).toEqual([
    Array.from({ length: 20 }, (_, index) => index + 3),
  ]);
});

test('does not send a measurement of more than a minute, because no page takes that long to load', () => {
  for (const value of [452_400, 60_000]) queue.noteVital(vital(value));
  queue.send();
  expect(sent.flatMap(({ vitals }) => vitals.map(({ value }) => value))).toEqual([60_000]);
});

test.each([
  ['its class', new TypeError('my@mail.example'), 'TypeError'],
  ['the name of a DOM exception', new DOMException('x', 'AbortError'), 'AbortError'],
  ['a general name for a value that is no error', 'my@mail.example', 'Error'],
  ['a general name for a name with other characters', Object.assign(new Error('x'), { name: 'my@mail' }), 'Error'],
])('reports of an error %s', (_what, fault, name) => {
  queue.noteError(fault);
  queue.send();
  expect(sent[0]!.errors.map((error) => error.name)).toEqual([name]);
});
