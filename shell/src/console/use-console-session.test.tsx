import type { ConsoleProps, ConsoleSession } from '@soccer-legends/contracts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeToasts } from '../testing/remove-toasts.ts';
import { toastStore } from '../toasts/toast-store.ts';
import { useConsoleSession } from './use-console-session.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});
// A file that ran before in the same worker may have written after its last test.
beforeEach(() => {
  localStorage.clear();
  removeToasts();
});

/** What the rendered page has. */
const shown = {} as { session: ConsoleSession; goBack: () => void };

function Page() {
  const { pathname, hash } = useLocation();
  const session = useConsoleSession(pathname === '/admin' ? 'dashboard' : 'login');
  const navigate = useNavigate();
  Object.assign(shown, { session, goBack: () => void navigate(-1) });
  return <p>{pathname + hash}</p>;
}

function openPage(page: ConsoleProps['page'], flags: Readonly<Record<string, string>> = {}): void {
  for (const [name, value] of Object.entries(flags)) localStorage.setItem(name, value);
  const path = page === 'login' ? '/admin-login' : '/admin';
  render(
    <MemoryRouter initialEntries={[path, path]}>
      <Page />
    </MemoryRouter>,
  );
}

const titles = () => toastStore.toasts().map(({ title, description }) => [title, description]);
const EXPIRED = ['Sesión expirada', 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.'];
const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString();
const signedIn = { adminAuthenticated: 'true' };

test.each([
  ['with an expiry', TOMORROW, { ...signedIn, adminAuthExpires: expect.any(String) as string }],
  ['without an expiry', null, signedIn],
])('stores the flags of a session %s and opens the dashboard', (_kind, expiresAt, flags) => {
  openPage('login');
  act(() => shown.session.begin(expiresAt));
  expect({ ...localStorage }).toEqual(flags);
  screen.getByText('/admin');
});

test('clears the flags, opens the login and shows one toast when the server no longer has the session', () => {
  openPage('dashboard', { ...signedIn, adminAuthExpires: TOMORROW });
  act(() => {
    shown.session.expire();
    shown.session.expire();
  });
  expect({ ...localStorage }).toEqual({});
  screen.getByText('/admin-login');
  expect(titles()).toEqual([EXPIRED]);
});

test('opens the login again when the visitor goes back before the login is rendered', () => {
  openPage('dashboard', signedIn);
  act(() => {
    shown.session.expire();
    shown.goBack();
  });
  screen.getByText('/admin-login');
  expect(titles()).toEqual([EXPIRED]);
});

test('clears the flags, opens the login and shows a toast on logout', () => {
  openPage('dashboard', signedIn);
  act(() => shown.session.end());
  expect({ ...localStorage }).toEqual({});
  screen.getByText('/admin-login');
  expect(titles()).toEqual([['Sesión cerrada', 'Has cerrado sesión correctamente.']]);
});

test('opens the dashboard when a valid session exists on the login page', () => {
  openPage('login', signedIn);
  screen.getByText('/admin');
});

test('clears an expired session on the login page and stays there', () => {
  openPage('login', { ...signedIn, adminAuthExpires: '2020-01-01T00:00:00Z' });
  expect({ ...localStorage }).toEqual({});
  screen.getByText('/admin-login');
});

test('leaves the dashboard if its session has expired', () => {
  openPage('dashboard', { ...signedIn, adminAuthExpires: '2020-01-01T00:00:00Z' });
  screen.getByText('/admin-login');
  expect(titles()).toEqual([EXPIRED]);
});

test.each([
  ['another tab logs out', 'storage'],
  ['the tab is opened again', 'focus'],
  ['the page returns from the back/forward cache', 'pageshow'],
])('leaves the dashboard when %s after the session has ended', (_case, event) => {
  openPage('dashboard', signedIn);
  localStorage.clear();
  act(() => void dispatchEvent(new Event(event)));
  screen.getByText('/admin-login');
});

test('leaves the dashboard when its session expires', () => {
  vi.useFakeTimers();
  try {
    openPage('dashboard', { ...signedIn, adminAuthExpires: new Date(Date.now() + 60_000).toISOString() });
    act(() => void vi.advanceTimersByTime(59_999));
    screen.getByText('/admin');
    act(() => void vi.advanceTimersByTime(1));
    screen.getByText('/admin-login');
    expect(titles()).toEqual([EXPIRED]);
  } finally {
    vi.useRealTimers();
  }
});

test('opens the same tab and dialog again after the session has expired and the administrator has logged in', () => {
  openPage('dashboard', signedIn);
  location.hash = '#players?person=7';
  act(() => shown.session.expire());
  screen.getByText('/admin-login');
  act(() => shown.session.begin(null));
  screen.getByText('/admin#players?person=7');
});

test('opens the first tab after a logout', () => {
  openPage('dashboard', signedIn);
  location.hash = '#players?person=7';
  act(() => shown.session.end());
  act(() => shown.session.begin(null));
  screen.getByText('/admin');
});

test('leaves the page as it is when a login over the dashboard renews the session', () => {
  openPage('dashboard', signedIn);
  act(() => shown.session.begin(TOMORROW));
  expect(shown.session.isStored()).toBe(true);
  screen.getByText('/admin');
});

describe('a browser that blocks the storage', () => {
  beforeEach(() => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
  });

  test('shows the dashboard, whose first request asks the server about the session', () => {
    openPage('dashboard');
    screen.getByText('/admin');
  });

  test('opens the login without a message if the server has no session', () => {
    openPage('dashboard');
    act(() => shown.session.expire());
    screen.getByText('/admin-login');
    expect(titles()).toEqual([]);
  });
});
