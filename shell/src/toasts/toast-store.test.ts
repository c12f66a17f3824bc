import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, TOAST_REMOVE_DELAY_MS } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('replaces the older toast with a newer one', () => {
  const store = createToastStore();
  store.add({ title: 'first' });
  store.add({ title: 'second' });
  expect(store.toasts().map(({ title }) => title)).toEqual(['second']);
});

test('closes a dismissed toast at once and removes it after the delay', () => {
  const store = createToastStore();
  store.dismiss(store.add({ title: 'bye' }));
  expect(store.toasts()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(store.toasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.toasts()).toEqual([]);
});

test('closes a toast when all are dismissed', () => {
  const store = createToastStore();
  store.add({ title: '1 life left', tone: 'destructive' });
  store.dismissAll();
  expect(store.toasts()).toMatchObject([{ open: false }]);
});

test('calls a listener on every change until it unsubscribes', () => {
  const store = createToastStore();
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.remove(store.add({ title: 'x' }));
  stop();
  store.add({ title: 'y' });
  expect(heard).toHaveBeenCalledTimes(2);
});
