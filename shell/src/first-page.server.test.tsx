import { dateOfMatchday, type FirstCard, type GameListing } from '@soccer-legends/contracts';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from './app/App.tsx';
import { AppProviders } from './app/AppProviders.tsx';
import { renderFirstPage } from './first-page.server.tsx';
import { showOwnDay } from './hub/early-day.ts';
import { createI18n } from './i18n/create-i18n.ts';
import de from './i18n/languages/de.json' with { type: 'json' };
import en from './i18n/languages/en.json' with { type: 'json' };
import type { RoundEntry } from './ledger/round-entry.ts';
import { keepOwnDay } from './matchday/own-day.ts';
import { seedRegistry } from './plugins/registry.ts';
import { DEFAULT_PREFERENCES, type Preferences, SETTINGS } from './preferences/preferences.ts';
import { localStore } from './preferences/safe-storage.ts';
import { createQueryClient } from './queries/query-client.ts';
import { listing } from './testing/listing.ts';
import { roundEntry } from './testing/rounds.ts';

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
  delete document.documentElement.dataset['ownDay'];
});

interface Site {
  registry: readonly GameListing[];
  card: FirstCard;
}

const SITE: Site = { registry, card: CARD };

function serverPage(path: string, language: 'en' | 'de', isConsole: boolean, site = SITE): string {
  const shown = isConsole ? [] : site.registry;
  const request = { path, language, texts: TEXTS[language], day: DAY, card: site.card, isConsole };
  return renderFirstPage({ ...request, registry: shown });
}

interface HydrationOptions {
  isConsole?: boolean;
  site?: Site;
  /** Runs first, like the document's own script. */
  early?(container: HTMLElement): void;
}

/** Hydrates a page as the shell does. Returns its container and the errors that React reported. */
function hydrate(
  html: string,
  path: string,
  preferences: Preferences,
  { isConsole = false, site = SITE, early }: HydrationOptions = {},
) {
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void errors.push(parts));
  const container = document.createElement('div');
  document.body.append(container);
  container.insertAdjacentHTML('beforeend', html);
  for (const [id, data] of Object.entries(site)) {
    const inlined = document.createElement('script');
    Object.assign(inlined, { id, type: 'application/json', textContent: JSON.stringify(data) });
    document.body.append(inlined);
  }
  early?.(container);
  const { language } = preferences;
  const queryClient = createQueryClient();
  seedRegistry(queryClient, isConsole ? [] : site.registry);
  const before = [...container.querySelectorAll('*')];
  act(() => {
    const root = hydrateRoot(
      container,
      <AppProviders i18n={createI18n(language, TEXTS[language as 'en' | 'de'])} queryClient={queryClient}>
        <MemoryRouter initialEntries={[path]}>
          <App isConsole={isConsole} preferences={preferences} day={DAY} card={site.card} />
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
    const { errors, keptAll } = hydrate(html, path, { ...DEFAULT_PREFERENCES, language }, { isConsole });
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

describe('with results of the day in this browser', () => {
  const keys = ['cups', 'kits', 'boots', 'pads'];
  const site: Site = {
    registry: keys.map((key, index) => listing(key, { minutes: index + 1 })),
    card: { matchday: 146, fixtures: keys.map((key) => ({ key, isCalledOff: false })) },
  };
  const roundOf = (game: string, changes: Partial<RoundEntry> = {}) => roundEntry(`d146/${game}`, changes);

  test.each<[string, readonly RoundEntry[], string]>([
    ['one won', [roundOf('cups', { won: 9 })], '1:0'],
    ['two lost, not in order', ['boots', 'cups'].map((game) => roundOf(game, { outcome: 'lose' })), '0:2'],
    ['a word that was not found', [roundOf('kits', { outcome: 'lose', total: 1, card: 'x-6.hn' })], '0:1'],
    ['all played', keys.map((game, index) => roundOf(game, { outcome: index % 2 ? 'win' : 'lose' })), '2:2'],
  ])('shows the results before the page’s scripts run, and hydrates without a mismatch: %s', (_case, rounds, score) => {
    for (const language of ['en', 'de'] as const) {
      const html = serverPage('/', language, false, site);
      keepOwnDay(146, rounds);
      let early = '';
      const { container, errors, keptAll } = hydrate(
        html,
        '/',
        { ...DEFAULT_PREFERENCES, language },
        {
          site,
          early: (page) => {
            showOwnDay();
            early = page.textContent;
          },
        },
      );
      expect(early).toContain(score);
      expect([errors, keptAll]).toEqual([[], true]);
      expect(container.textContent).toContain(score);
    }
  });

  test.each<[string, () => void]>([
    ['of another day', () => keepOwnDay(145, [roundOf('cups')])],
    ['that are empty', () => keepOwnDay(146, [])],
    ['that are damaged', () => localStorage.setItem('sl:day', '{')],
    ['that were never stored', () => undefined],
  ])('does not change the page for results %s', (_case, keep) => {
    keep();
    const html = serverPage('/', 'en', false, site);
    const { errors, keptAll } = hydrate(html, '/', DEFAULT_PREFERENCES, {
      site,
      early: (page) => {
        const before = page.cloneNode(true);
        showOwnDay();
        expect(page.isEqualNode(before)).toBe(true);
      },
    });
    expect([errors, keptAll]).toEqual([[], true]);
  });

  test('leaves a day with a called-off fixture to the first render', () => {
    keepOwnDay(146, [roundOf('cups')]);
    const html = serverPage('/', 'en', false);
    const { errors, container } = hydrate(html, '/', DEFAULT_PREFERENCES, { early: showOwnDay });
    expect(errors).toEqual([]);
    expect(container.textContent).toContain('1:0');
  });
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
