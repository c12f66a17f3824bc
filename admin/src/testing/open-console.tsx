import type { ConsoleProps, ConsoleSession } from '@soccer-legends/contracts';
import type { ToastRequest } from '@soccer-legends/game-sdk';
import { PlatformContext, type Platform } from '@soccer-legends/game-sdk/react';
import { offlineServices, TestServices } from '@soccer-legends/game-sdk/testing/react';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import Console from '../console.tsx';
import type { TabName } from '../address/tabs.ts';
import en from '../locales/en.json';
import { FakeServer } from './fake-server.ts';
import { capacity, databaseStatus, ownerSession } from './samples.ts';

export interface OpenConsole {
  container: HTMLElement;
  server: FakeServer;
  toasts: readonly ToastRequest[];
  /** Calls of the console's session, in order: `begin 2026-11-30T10:00:00Z`, `end`, `expire`. */
  session: readonly string[];
}

interface OpenConsoleOptions {
  server?: FakeServer;
  page?: ConsoleProps['page'];
  tab?: TabName;
  /** Fragment of the address; by default only the tab. */
  fragment?: string;
  /** What differs from an English page. */
  platform?: Partial<Platform>;
}

/** Returns a server with a session, a database state and a sync capacity. */
export function serverWithSession(): FakeServer {
  return new FakeServer()
    .reply('GET /api/admin/session', ownerSession)
    .reply('GET /api/admin/db-status', databaseStatus)
    .reply('GET /api/admin/alerts', { open: [], ended: [], webhook: { host: null, error: null } })
    .reply('GET /api/admin/sync-info', capacity)
    .reply('GET /api/admin/teams?players=false', []);
}

/** Renders the console as the shell does, with its English texts and without a network. */
export function openConsole({
  server = serverWithSession(),
  page = 'dashboard',
  tab = 'admin',
  fragment = tab,
  platform = {},
}: OpenConsoleOptions = {}): OpenConsole {
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('EventSource', server.EventSource);
  vi.spyOn(console, 'info').mockReturnValue();
  returnFocusFromDialogs();
  leaveDialogsByBack();
  location.hash = fragment;

  const toasts: ToastRequest[] = [];
  const calls: string[] = [];
  const session: ConsoleSession = {
    begin: (expiresAt) => void calls.push(`begin ${expiresAt}`),
    end: () => void calls.push('end'),
    isStored: () => true,
    expire: () => void calls.push('expire'),
  };
  const { container } = render(
    <PlatformContext value={{ ...englishPage, ...platform }}>
      <TestServices value={{ ...offlineServices({ texts: en }), toast: (toast) => void toasts.push(toast) }}>
        <Console page={page} session={session} />
      </TestServices>
    </PlatformContext>,
  );
  return { container, server, toasts, session: calls };
}

/** Removes the console and its stored data after each test of a file. Vitest restores stubs and spies. */
export function closeConsoleAfterEach(): void {
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', location.pathname);
  });
}

/** Clicks like a mouse or the Enter key: the element gets the focus first. */
export function press(element: HTMLElement): void {
  element.focus();
  fireEvent.mouseDown(element);
  fireEvent.click(element);
}

/** Presses a button that is enabled by a response, such as the one that saves a person. */
export async function pressOnceEnabled(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  press(button);
}

export function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

// The shell provides the texts of shared components, so their keys are shown instead.
export const englishPage: Platform = {
  t: (key, values = {}) => [key, ...Object.values(values)].join(' '),
  language: 'en',
  announce: () => undefined,
  nationName: (_code, fallback) => fallback,
  clubName: (name) => name,
  motion: false,
};

/**
 * A browser returns the focus when a modal dialog closes, but not when the dialog is removed. happy-dom does neither.
 */
function returnFocusFromDialogs(): void {
  const { showModal, close } = HTMLDialogElement.prototype;
  const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    focusedBefore.set(this, document.activeElement);
    showModal.call(this);
    this.focus();
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    close.call(this);
    const before = focusedBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
  });
}

/** happy-dom has no history to go back in. A dialog's address differs from the one before only by its person. */
function leaveDialogsByBack(): void {
  vi.spyOn(history, 'back').mockImplementation(() => {
    location.hash = location.hash.replace(/[?&]person=\d+/, '');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
}
