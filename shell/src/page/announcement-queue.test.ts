import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnnouncementQueue } from './announcer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a queue and the list of texts that its region has shown. */
function recorded() {
  const texts: string[] = [];
  return { texts, queue: new AnnouncementQueue(({ text, urgency }) => texts.push(`${urgency}: ${text}`)) };
}

test('empties the region before each text, so that screen readers repeat an equal text', () => {
  const { texts, queue } = recorded();
  queue.add({ text: 'Right', urgency: 'polite' });
  queue.add({ text: 'Right', urgency: 'polite' });
  vi.advanceTimersByTime(1000);
  expect(texts).toEqual(['polite: ', 'polite: Right', 'polite: ', 'polite: Right']);
});

test('leaves half a second between two announcements', () => {
  const { texts, queue } = recorded();
  queue.add({ text: 'Right', urgency: 'polite' });
  queue.add({ text: 'Time is up', urgency: 'assertive' });
  vi.advanceTimersByTime(499);
  expect(texts.at(-1)).toBe('polite: Right');
  vi.advanceTimersByTime(51);
  expect(texts.at(-1)).toBe('assertive: Time is up');
});

test('shows each text even if a busy page runs all due timers before it renders', () => {
  const { texts, queue } = recorded();
  queue.add({ text: 'Right', urgency: 'polite' });
  queue.add({ text: 'Next question', urgency: 'polite' });
  vi.runOnlyPendingTimers();
  expect(texts.at(-1)).toBe('polite: Right');
});

test('an assertive announcement drops the polite ones that wait, and keeps the assertive ones', () => {
  const { texts, queue } = recorded();
  for (const text of ['1 of 4', '2 of 4', '3 of 4']) queue.add({ text, urgency: 'polite' });
  queue.add({ text: 'Wrong', urgency: 'assertive' });
  queue.add({ text: 'Time is up', urgency: 'assertive' });
  queue.add({ text: 'Next question', urgency: 'polite' });
  vi.advanceTimersByTime(5000);
  const spoken = texts.filter((text) => !text.endsWith(': '));
  expect(spoken).toEqual(['polite: 1 of 4', 'assertive: Wrong', 'assertive: Time is up', 'polite: Next question']);
});

test('announces immediately after a pause', () => {
  const { texts, queue } = recorded();
  queue.add({ text: 'First', urgency: 'polite' });
  vi.advanceTimersByTime(5000);
  queue.add({ text: 'Second', urgency: 'polite' });
  vi.advanceTimersByTime(50);
  expect(texts.at(-1)).toBe('polite: Second');
});

test('drops waiting announcements when it is cleared, and still accepts later ones', () => {
  const { texts, queue } = recorded();
  for (const text of ['First', 'Second', 'Third']) queue.add({ text, urgency: 'polite' });
  vi.advanceTimersByTime(520);
  queue.clear();
  vi.advanceTimersByTime(5000);
  expect(texts.at(-1)).toBe('polite: ');
  queue.add({ text: 'Fourth', urgency: 'polite' });
  vi.advanceTimersByTime(5000);
  expect(texts.filter((text) => text !== 'polite: ')).toEqual(['polite: First', 'polite: Fourth']);
});
