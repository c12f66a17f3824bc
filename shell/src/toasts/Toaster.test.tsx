import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { removeToasts } from '../testing/remove-toasts.ts';
import { toastStore } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  removeToasts();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => toastStore.toasts().some(({ open }) => open);

test.each([
  ['without a duration', {}, 5000],
  ['with a duration', { duration: 3000 }, 3000],
])('closes a toast %s', async (_what, options, ms) => {
  renderApp();
  act(() => void toastStore.add({ title: 'Well played', ...options }));
  screen.getByText('Well played');
  await pass(ms - 1);
  expect(shown()).toBe(true);
  await pass(1);
  expect(shown()).toBe(false);
});

test('the region of the toasts has the specified name', () => {
  renderApp();
  screen.getByRole('region', { name: 'Notification' });
});

test('replaces the visible toast with a newer one', () => {
  renderApp();
  act(() => void toastStore.add({ title: 'First' }));
  act(() => void toastStore.add({ title: 'Second' }));
  expect(screen.queryByText('First')).toBeNull();
  screen.getByText('Second');
});

test('shows the text of a toast unchanged, and closes it by its button', () => {
  renderApp();
  act(() => void toastStore.add({ title: 'A & B', description: '<i>"quoted"</i>' }));
  screen.getByText('A & B');
  screen.getByText('<i>"quoted"</i>');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(shown()).toBe(false);
});

test('the button of a toast runs its action and closes it', () => {
  const undo = vi.fn();
  renderApp();
  act(() => void toastStore.add({ title: 'Saved', action: { label: 'Undo', run: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([undo.mock.calls.length, shown()]).toEqual([1, false]);
});
