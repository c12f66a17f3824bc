// @vitest-environment happy-dom
import { offlineServices, TestPage } from '@soccer-legends/game-sdk/testing/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Portrait, revealed, type PortraitProps } from './Portrait.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  rerender = undefined;
  vi.useRealTimers();
});

test('a picture that failed is loaded again after a pause', () => {
  open({ photo: '/art/player/1.svg' });
  fireEvent.error(picture());
  expect(screen.queryByRole('img')).toBeNull();
  pass(1499);
  expect(screen.queryByRole('img')).toBeNull();
  pass(1);
  expect(picture().getAttribute('src')).toBe('/art/player/1.svg?m=full');
});

test('a picture that fails while another one waits is loaded again after its own pause', () => {
  open({ photo: '/art/player/1.svg' });
  fireEvent.error(picture());
  pass(1000);
  open({ photo: '/art/player/2.svg' });
  fireEvent.error(picture());
  pass(1499);
  expect(screen.queryByRole('img')).toBeNull();
  pass(1);
  expect(picture().getAttribute('src')).toBe('/art/player/2.svg?m=full');
});

test('a picture that fails three times is replaced by the placeholder', () => {
  open({ photo: '/art/player/1.svg' });
  for (const pause of [1500, 4000]) {
    fireEvent.error(picture());
    pass(pause);
  }
  fireEvent.error(picture());
  pass(60_000);
  expect(picture().tagName).toBe('SPAN');
  expect(picture().textContent).toBe('Nothing to see');
});

test.each([
  ['waits for a retry', 1],
  ['was replaced by the placeholder', 3],
])('a picture that %s is loaded again at once when the device is online', (_what, failures) => {
  open({ photo: '/art/player/1.svg' });
  for (let failure = 1; failure <= failures; failure++) {
    fireEvent.error(picture());
    if (failure < failures) pass(4000);
  }
  fireEvent(window, new Event('online'));
  expect(picture().getAttribute('src')).toBe('/art/player/1.svg?m=full');
});

test('a photograph that failed is replaced by the drawn sticker at once', () => {
  open({ photo: 'https://photos.example/1.jpg', fallback: '/art/player/1.svg' });
  fireEvent.error(picture());
  expect(picture().getAttribute('src')).toBe('/art/player/1.svg?m=full');
  fireEvent.error(picture());
  pass(1500);
  expect(picture().getAttribute('src')).toBe('/art/player/1.svg?m=full');
});

test('without a picture the placeholder is shown', () => {
  open({ photo: null });
  expect(picture().textContent).toBe('Nothing to see');
});

test.each([
  ['a drawing', '/art/player/1.svg', '/art/player/1.svg?m=memo'],
  ['a drawing with a version', '/art/player/1.svg?v=2', '/art/player/1.svg?v=2&m=memo'],
  [
    'a drawing of another site',
    'https://site.example/art/player/1.svg',
    'https://site.example/art/player/1.svg?m=memo',
  ],
  ['no photograph', 'https://photos.example/1.jpg', 'https://photos.example/1.jpg'],
  ['no photograph with /art/ in its path', 'https://photos.example/x/art/1.jpg', 'https://photos.example/x/art/1.jpg'],
])('masks %s', (_what, photo, address) => {
  expect(revealed(photo, 'memo')).toBe(address);
});

let rerender: ((page: ReactElement) => void) | undefined;

/** Renders a portrait; a second call replaces the first one. */
function open(props: Pick<PortraitProps, 'photo' | 'fallback'>) {
  const page = (
    <TestPage services={offlineServices({ texts: {} })}>
      <Portrait mode="full" alt="Somebody" placeholder="Nothing to see" {...props} />
    </TestPage>
  );
  if (rerender) rerender(page);
  else ({ rerender } = render(page));
}

function picture(): HTMLElement {
  return screen.getByRole('img', { name: 'Somebody' });
}

function pass(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}
