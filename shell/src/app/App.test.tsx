import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPreferences } from '../preferences/preferences.ts';
import { localStore } from '../preferences/safe-storage.ts';
import { listing } from '../testing/listing.ts';
import { renderApp } from '../testing/render-app.tsx';

const cards = () => within(screen.getByRole('list', { name: 'Choose a game' }));
const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  // Requests stay pending and there is no federation host, so no game loads. The shell logs the failed loads.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the hub', () => {
  test('shows a card for each active game, and no other', () => {
    renderApp({ games: [listing('cups'), listing('kits', { isActive: false })] });
    expect(
      cards()
        .getByRole('link', { name: /Game cups/ })
        .getAttribute('href'),
    ).toBe('/cups');
    expect(screen.queryByRole('link', { name: /Game kits/ })).toBeNull();
  });

  test.each([
    [0, 'Soccer Legends'],
    [1, '1 game. One matchday.'],
    [3, '3 games. One matchday.'],
  ])('with %i active games has the title "%s"', (count, title) => {
    const games = Array.from({ length: count }, (_, index) => listing(`game-${index}`));
    renderApp({ games: [...games, listing('kits', { isActive: false })] });
    expect(heading().textContent).toBe(title);
  });

  test('suggests the same active game all day', () => {
    renderApp({ games: [listing('cups', { minutes: 3 }), listing('kits', { isActive: false })] });
    const pick = screen.getByRole('link', { name: /Play Game cups/ });
    expect([pick.getAttribute('href'), pick.textContent]).toEqual([
      '/cups',
      'Play Game cupsToday’s pick · about 3 minutes',
    ]);
  });

  test('shows the note and the minutes of a game', () => {
    renderApp({ games: [listing('cups', { notes: { en: 'Clues: 7, 6, 5' }, minutes: 4 })] });
    expect(cards().getByRole('listitem').textContent).toContain('Clues: 7, 6, 54\u00a0min');
  });

  test('shows special characters of a name unchanged', () => {
    renderApp({ games: [listing('cups', { names: { en: 'Cups & <b>kits</b>' } })] });
    cards().getByText('Cups & <b>kits</b>');
  });

  test('shows the best score of this browser', () => {
    localStore.setItem('sl:best:cups', '90');
    renderApp({ games: [listing('cups')] });
    screen.getByText('Your best: 90');
    localStore.removeItem('sl:best:cups');
  });

  test('shows a message and no random game when there are no games', () => {
    renderApp();
    screen.getByText('No games found.');
    expect(screen.getByRole('button', { name: 'Random game' }).hasAttribute('disabled')).toBe(true);
  });

  test('opens the only game when asked for a random one', () => {
    renderApp({ games: [listing('cups')] });
    fireEvent.click(screen.getByRole('button', { name: 'Random game' }));
    expect(heading().textContent).toBe('Game cups');
  });
});

describe('navigation', () => {
  test.each([
    ['/cups', 'Game cups'],
    ['/cups/', '404 Page Not Found'],
    ['/Settings', '404 Page Not Found'],
    ['/nothing', '404 Page Not Found'],
  ])('%s shows "%s"', (path, title) => {
    renderApp({ path, games: [listing('cups')] });
    expect(heading().textContent).toBe(title);
  });

  test('redirects from the key of a game to its route', () => {
    renderApp({ path: '/cups', games: [listing('cups', { route: '/cup-final' })] });
    expect(heading().textContent).toBe('Game cups');
  });

  test('names an inactive game without loading it, and offers the active games', () => {
    renderApp({ path: '/kits', games: [listing('cups'), listing('kits', { isActive: false })] });
    expect(heading().textContent).toBe('Game kits');
    screen.getByRole('link', { name: 'Game cups' });
  });

  test('says in the preview of an inactive game that other visitors do not see it', () => {
    renderApp({ path: '/kits', games: [listing('kits', { isActive: false, preview: true })] });
    screen.getByRole('note');
    screen.getByText('About kits');
  });
});

describe('the settings', () => {
  test('apply and store a choice immediately', () => {
    renderApp({ path: '/settings' });
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect([document.documentElement.dataset['theme'], localStore.getItem('sl:theme')]).toEqual(['dark', 'dark']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
  });

  test('keep what another tab has stored meanwhile', () => {
    renderApp({ path: '/settings' });
    localStore.setItem('app-language', 'fr');
    localStore.setItem('sl:time', '3');
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(readPreferences()).toMatchObject({ language: 'fr', timeScale: '3', theme: 'dark' });
  });
});

describe('a game', () => {
  test('keeps the double click that opened it from selecting its name', () => {
    renderApp({ path: '/cups', games: [listing('cups')] });
    expect(fireEvent.mouseDown(heading(), { detail: 2 })).toBe(false);
  });

  test('shows the reason and no retry for a game that does not run on this SDK', async () => {
    renderApp({ path: '/balls', games: [listing('balls', { sdk: '^99.0.0' })] });
    await act(() => Promise.resolve());
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).toContain(
      'Game balls cannot run on this version of the site.',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

test('the banner of a developer’s link shows the version, and its button opens the address that ends the preview', () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const devUntil = new Date(Date.now() + 3_600_000).toISOString();
  renderApp({ path: '/settings', games: [listing('cups', { version: '1.1.0', devPass: true, devUntil })] });
  const banner = within(screen.getByText(/^Preview until .*: you see version 1\.1\.0 of Game cups\./).parentElement!);
  fireEvent.click(banner.getByRole('button', { name: 'End the override of Game cups' }));
  expect(leave).toHaveBeenCalledExactlyOnceWith('/?dev=');
});
