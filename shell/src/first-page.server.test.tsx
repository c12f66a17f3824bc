import { dateOfMatchday } from '@soccer-legends/contracts';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './app/App.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { renderFirstPage } from './first-page.server.tsx';
import { createI18n } from './i18n/create-i18n.ts';
import de from './i18n/languages/de.json' with { type: 'json' };
import en from './i18n/languages/en.json' with { type: 'json' };
import { seedRegistry } from './plugins/registry.ts';
import { DEFAULT_PREFERENCES, type Preferences, SETTINGS } from './preferences/preferences.ts';
import { localStore } from './preferences/safe-storage.ts';
import { createQueryClient } from './queries/query-client.ts';
import { listing } from './testing/listing.ts';

const TEXTS = { en, de };
const DAY = '2026-11-22';
const CARD = {
  matchday: 146,
  fixtures: ['shin-pads', 'cups', 'kits'].map((key) => ({ key, isCalledOff: key === 'kits' })),
};
const art = { ...listing('cups').remote, art: '/plugins/cups/1.0.0-0a1b2c3d/art.svg' };
const registry = [
  listing('cups', { remote: art, names: { en: 'Cups & kits' } }),
  listing('kits', { isActive: false }),
  listing('shin-pads', { route: '/pads', isActive: false, preview: true }),
  listing('boots', { devOrigin: 'http://localhost:4000', devUntil: '2026-11-22T12:00:00Z' }),
];

const roots: Root[] = [];
// Requests stay pending, so no game loads.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DAY}T12:00:00`) });
});
afterEach(() => {
  vi.useRealTimers();
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function serverPage(path: string, language: 'en' | 'de', isConsole: boolean): string {
  const shown = isConsole ? [] : registry;
  return renderFirstPage({ path, language, texts: TEXTS[language], registry: shown, day: DAY, card: CARD, isConsole });
}

/** Hydrates a page as the shell does. Returns its container and the errors that React reported. */
function hydrate(html: string, path: string, preferences: Preferences, isConsole = false) {
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void errors.push(parts));
  const container = document.createElement('div');
  document.body.append(container);
  container.insertAdjacentHTML('beforeend', html);
  const { language } = preferences;
  const queryClient = createQueryClient();
  seedRegistry(queryClient, isConsole ? [] : registry);
  const before = [...container.querySelectorAll('*')];
  act(() => {
    const root = hydrateRoot(
      container,
      <AppProviders i18n={createI18n(language, TEXTS[language as 'en' | 'de'])} queryClient={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <App isConsole={isConsole} preferences={preferences} day={DAY} card={CARD} />
        </MemoryRouter>
      </AppProviders>,
      { onRecoverableError: (error) => errors.push(error) },
    );
    roots.push(root);
  });
  return { container, errors, keptAll: before.every((element) => element.isConnected) };
}

const PAGES = [
  ['/', false],
  ['/cups', false],
  ['/kits', false],
  ['/pads', false],
  ['/matchdays', false],
  ['/d/1', false],
  ['/settings', false],
  ['/feedback', false],
  ['/album', false],
  ['/season', false],
  ['/facts', false],
  ['/not/found', false],
  ['/admin-login', true],
  ['/admin/not/found', true],
] as const;

for (const language of ['en', 'de'] as const) {
  test.each(PAGES)(`hydrates the page of %s in ${language} without replacing an element`, (path, isConsole) => {
    const html = serverPage(path, language, isConsole);
    const { errors, keptAll } = hydrate(html, path, { ...DEFAULT_PREFERENCES, language }, isConsole);
    expect(errors).toEqual([]);
    expect(keptAll).toBe(true);
  });

  test.each(PAGES)(
    `renders the page of %s in ${language} without inline styles, which the policy forbids, and without preloads`,
    (path, isConsole) => {
      expect(serverPage(path, language, isConsole)).not.toMatch(/ style=|<link/);
    },
  );
}

test('hydrates before it applies the preferences, scores and drafts of its browser', () => {
  const [hubPage, settingsPage, feedbackPage] = ['/', '/settings', '/feedback'].map((path) =>
    serverPage(path, 'en', false),
  );
  localStore.setItem('sl:best:cups', '90');
  localStore.setItem('lastFeedback', JSON.stringify({ gameType: 'logo', feedback: 'my words' }));
  const own: Preferences = { ...DEFAULT_PREFERENCES, theme: 'dark', timeScale: '10' };

  const hub = hydrate(hubPage!, '/', own);
  expect([hub.errors, hub.keptAll]).toEqual([[], true]);
  expect(hub.container.textContent).toContain('Your best: 90');
  const settings = hydrate(settingsPage!, '/settings', own);
  expect([settings.errors, settings.keptAll]).toEqual([[], true]);
  const checked = [...settings.container.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  expect(checked).toEqual(SETTINGS.map((name) => own[name]));
  const feedback = hydrate(feedbackPage!, '/feedback', own);
  expect([feedback.errors, feedback.keptAll]).toEqual([[], true]);
  expect(feedback.container.querySelector('textarea')?.value).toBe('my words');
  localStore.removeItem('sl:best:cups');
  localStore.removeItem('lastFeedback');
});

test('the server’s hub links to the first fixture of its day; the browser shows no fixture of another day', () => {
  const html = serverPage('/', 'en', false);
  expect(html).toContain('href="/cups?deal=d146"');
  vi.setSystemTime(`${dateOfMatchday(147)}T12:00:00`);
  const { errors, container } = hydrate(html, '/', DEFAULT_PREFERENCES);
  expect(errors).toEqual([]);
  expect(container.querySelector('a[href$="deal=d146"]')).toBeNull();
  expect(container.textContent).toContain('Matchday 147');
});

test('escapes every text of the registry', () => {
  expect(serverPage('/', 'en', false)).toContain('Cups &amp; kits');
});

test('fetches the pictures of the first two cards first', () => {
  const many = ['a', 'b', 'c'].map((key) => listing(key, { remote: art }));
  const html = renderFirstPage({ path: '/', language: 'en', texts: en, registry: many, day: DAY, isConsole: false });
  expect([...html.matchAll(/fetchPriority="(\w+)"/g)].map(([, priority]) => priority)).toEqual([
    'high',
    'high',
    'auto',
  ]);
});
