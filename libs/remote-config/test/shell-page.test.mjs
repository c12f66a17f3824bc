import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, test, vi } from 'vitest';
import { entryScriptOf, rewritePage } from '../src/shell-page.mjs';

const page = readFileSync(new URL('recorded/shell-page.html.txt', import.meta.url), 'utf8');
const merged = {
  entry: 'assets/shell-1.js',
  preloads: ['assets/app-2.js'],
  framed: ['assets/app-2.js', 'assets/lazy/frame-3.js'],
  styles: 'p{content:"$&"}',
  early: 'early()',
};

describe('entryScriptOf', () => {
  test('returns the path of the start script of the recorded page', () => {
    expect(entryScriptOf(page)).toMatch(/^assets\/index-[\w-]+\.js$/);
  });

  test.each([
    ['without a module script', page.replace(' type="module"', '')],
    ['with an inline script only', page.replace(/ src="[^"]*"/, '')],
    ['with two module scripts', page.replace('</head>', '<script type="module" src="/a.js"></script></head>')],
  ])('rejects a page %s', (_change, html) => {
    expect(html).not.toBe(page);
    expect(() => entryScriptOf(html)).toThrow('Expected: one <script type="module" src="/…"> in the head');
  });
});

describe('rewritePage', () => {
  const html = rewritePage(page, merged);

  test('adds the merged script and the preload of the other script after the first paint', () => {
    const [, template] = /<template id="scripts">(.*?)<\/template>/.exec(html);
    expect(template).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/app-2.js">' +
        '<script type="module" crossorigin src="/assets/shell-1.js"></script>',
    );
  });

  test('lists the scripts of frames', () => {
    expect(html).toContain(
      '<script type="application/json" id="framed">["/assets/app-2.js","/assets/lazy/frame-3.js"]</script>',
    );
  });

  const ENTRY = '/assets/shell-1.js';
  const NOW = Date.UTC(2026, 10, 28);
  const DAY = 86_400_000;
  const MODULES = ['modulepreload', 'fetch', 'modulepreload'];
  const CLASSIC = ['script', 'fetch', 'modulepreload'];
  const LATER = { kinds: MODULES, order: ['observes paint', 'frame', 'task', 'start'] };
  const COMPILED = { ...LATER, kinds: CLASSIC };
  const stored = (visits, days, entry = ENTRY) => `${entry} ${visits} ${NOW - days * DAY}`;
  const visited = (visits) => stored(visits, 0);

  test.each([
    ['at the first visit', {}, { ...LATER, kept: visited(1) }],
    ['at the second visit', { kept: stored(1, 2.9) }, { ...LATER, kept: visited(2) }],
    ['at the third visit', { kept: stored(2, 2.9) }, { ...COMPILED, kept: visited(3) }],
    ['at a later visit', { kept: stored(3, 90) }, { ...COMPILED, kept: visited(3) }],
    ['if the second visit is late', { kept: stored(1, 3.1) }, { ...LATER, kept: visited(1) }],
    ['if the third visit is late', { kept: stored(2, 3.1) }, { ...LATER, kept: visited(1) }],
    ['after a new build', { kept: stored(3, 0, '/assets/shell-0.js') }, { ...LATER, kept: visited(1) }],
    ['in another browser', { kept: stored(3, 1), navigator: {} }, { ...LATER, kept: visited(3) }],
    ['without storage', { storage: undefined }, { ...LATER, kept: null }],
    ['in the background', { hidden: true }, { kinds: MODULES, order: ['start', 'observes paint'], kept: visited(1) }],
  ])('starts the scripts %s', (_case, browser, expected) => {
    const { hidden = false, navigator = { userAgentData: {} } } = browser;
    const ofGame =
      '<link rel="preload" as="fetch" href="/assets/en-3.json"><link rel="modulepreload" href="/plugins/a/b.js">';
    const [template] = /<template.*(?=<\/template>)/.exec(html);
    // Not part of a document, because happy-dom would load its files.
    const { document: owner } = new Window();
    const head = owner.createElement('head');
    head.append(owner.createRange().createContextualFragment(`${template}${ofGame}</template>`));
    const document = { hidden, head, getElementById: (id) => head.querySelector(`#${id}`) };
    const order = [];
    const waiting = [];
    const later = (step) => (callback) =>
      waiting.push(() => {
        order.push(step);
        callback();
      });
    const kinds = () => [...head.querySelectorAll('link')].map((link) => link.getAttribute('as') ?? link.rel);
    const append = head.append.bind(head);
    head.append = (...nodes) => {
      append(...nodes);
      if (head.querySelector('script')) order.push('start');
    };
    let kept = browser.kept ?? null;
    const storage = { getItem: () => kept, setItem: (_key, value) => (kept = value) };
    const globals = {
      document,
      navigator,
      localStorage: 'storage' in browser ? browser.storage : storage,
      PerformanceObserver: class {
        observe({ type }) {
          order.push(`observes ${type}`);
        }
      },
      requestAnimationFrame: later('frame'),
      setTimeout: later('task'),
      Date: { now: () => NOW },
    };
    const [, source] = /<script type="module">(.*?)<\/script>/.exec(html);
    new Function(...Object.keys(globals), source)(...Object.values(globals));
    while (waiting.length > 0) waiting.shift()();
    expect({ kinds: kinds(), order, kept }).toEqual(expected);
  });

  const ITALIAN = 'app-language=it';
  test.each([
    ['a stored language that the server does not know', {}, { cookie: ITALIAN, hidden: true, reloads: 1 }],
    ['the language of the page', { stored: 'en' }, { cookie: '', hidden: false, reloads: 0 }],
    ['nothing stored', { stored: null }, { cookie: '', hidden: false, reloads: 0 }],
    ['an unknown value', { stored: '{"' }, { cookie: '', hidden: false, reloads: 0 }],
    ['a language in the address', { search: '?x=1&lang=fr' }, { cookie: '', hidden: false, reloads: 0 }],
    ['a language that the server cannot serve', { cookie: ITALIAN }, { cookie: ITALIAN, hidden: false, reloads: 0 }],
    ['blocked cookies', { keepsCookies: false }, { cookie: '', hidden: false, reloads: 0 }],
    ['blocked storage', { storage: undefined }, { cookie: '', hidden: false, reloads: 0 }],
  ])('with %s requests the page again or keeps it', (_case, browser, expected) => {
    const { stored = 'it', search = '', cookie = '', keepsCookies = true } = browser;
    const [, source] = /<head><script>(.*?)<\/script>/.exec(html);
    const state = { cookie, hidden: false, reloads: 0 };
    const document = {
      documentElement: {
        lang: 'en',
        set hidden(value) {
          state.hidden = value;
        },
      },
      get cookie() {
        return state.cookie;
      },
      set cookie(value) {
        if (keepsCookies) state.cookie = value.split(';')[0];
      },
    };
    const localStorage = 'storage' in browser ? browser.storage : { getItem: () => stored };
    const location = { search, reload: () => (state.reloads += 1) };
    new Function('document', 'localStorage', 'location', source)(document, localStorage, location);
    expect(state).toEqual(expected);
  });

  test('marks only the last pressed button, and keeps its form from being submitted', () => {
    const [, source] = /<script type="module">(document\.onclick=.*?\};)/.exec(html);
    const marked = [];
    const pressed = { removeAttribute: () => marked.pop() };
    const document = { querySelector: () => marked[0] && pressed };
    new Function('document', source)(document);
    const press = (name) => {
      const dataset = {
        set pressed(mark) {
          marked.push(name + mark);
        },
      };
      const preventDefault = vi.fn();
      document.onclick({ preventDefault, target: { closest: () => name && { dataset } } });
      return preventDefault.mock.calls.length;
    };
    expect([press('send'), press('random'), press(null)]).toEqual([1, 1, 0]);
    expect(marked).toEqual(['random']);
  });

  test('removes the links to merged chunks and style sheets', () => {
    expect(page).toContain('rel="stylesheet"');
    expect(html.match(/<link/g)).toHaveLength(1);
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('writes the styles into the head unchanged', () => {
    expect(html).toContain('<style>p{content:"$&"}</style>\n  </head>');
  });

  test('runs the early script after the content of the document', () => {
    expect(html).toMatch(/<div id="root">[^]*<script>early\(\)<\/script><\/body>/);
  });

  test.each([
    [
      { 'sl:theme': 'dark', 'sl:contrast': 'high' },
      { theme: 'dark', contrast: 'high' },
    ],
    [{ 'sl:theme': 'light' }, { theme: 'light' }],
    [{ 'sl:theme': 'system', 'sl:contrast': 'system' }, {}],
    [{}, {}],
  ])('applies the stored colors %j before anything is visible', (stored, dataset) => {
    const [, source] = /<head><script>(.*?)<\/script>/.exec(html);
    const document = { cookie: '', documentElement: { lang: 'en', dataset: {} } };
    const localStorage = { getItem: (key) => stored[key] ?? null };
    new Function('document', 'localStorage', 'location', source)(document, localStorage, { search: '' });
    expect(document.documentElement.dataset).toEqual(dataset);
  });

  test('keeps links of other kinds', () => {
    const icon = '<link rel="icon" href="/favicon.svg">';
    expect(rewritePage(page.replace('<title>', `${icon}<title>`), merged)).toContain(icon);
  });

  test('rejects a page without head and body', () => {
    expect(() => rewritePage('<p>No head</p>', merged)).toThrow(
      'Expected: a page with <head>, </head>, <body> and </body>',
    );
  });
});
