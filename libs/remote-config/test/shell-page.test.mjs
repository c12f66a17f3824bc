import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryScriptOf, rewritePage } from '../src/shell-page.mjs';

const page = readFileSync(new URL('recorded/shell-page.html.txt', import.meta.url), 'utf8');
const merged = { entry: 'assets/shell-1.js', preloads: ['assets/app-2.js'], styles: 'p{content:"$&"}' };

describe('entryScriptOf', () => {
  test('returns the path of the bootstrap of the recorded page', () => {
    expect(entryScriptOf(page)).toMatch(/^assets\/mf-entry-bootstrap-[\w-]+\.js$/);
  });

  test.each([
    ['without a module script', page.replace(' type="module"', '')],
    ['with an inline script only', page.replace(/ src="[^"]*"/, '')],
    ['with two module scripts', page.replace('</head>', '<script type="module" src="/a.js"></script></head>')],
  ])('refuses a page %s', (_change, html) => {
    expect(html).not.toBe(page);
    expect(() => entryScriptOf(html)).toThrow('Expected: one <script type="module" src="/…"> in the head');
  });
});

describe('rewritePage', () => {
  const html = rewritePage(page, merged);

  test('adds the merged script and the preload of the other one after the first paint', () => {
    const [, template] = /<template id="scripts">(.*?)<\/template>/.exec(html);
    expect(template).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/app-2.js">' +
        '<script type="module" crossorigin src="/assets/shell-1.js"></script>',
    );
  });

  test('starts the scripts after the first paint, or half a second without one', () => {
    const [, source] = /<script type="module">(.*?)<\/script>/.exec(html);
    const observed = [];
    const timers = [];
    let appended = 0;
    class PaintObserver {
      constructor(callback) {
        this.callback = callback;
      }
      observe(options) {
        observed.push({ ...options, callback: this.callback });
      }
    }
    const document = { head: { append: () => (appended += 1) }, getElementById: (id) => ({ content: id }) };
    const setTimer = (callback, ms) => timers.push({ callback, ms });
    new Function('document', 'PerformanceObserver', 'setTimeout', source)(document, PaintObserver, setTimer);
    expect([appended, observed, timers]).toMatchObject([0, [{ type: 'paint', buffered: true }], [{ ms: 500 }]]);
    observed[0].callback();
    timers[0].callback();
    expect(appended).toBe(2);
  });

  test('removes the links to merged chunks and style sheets', () => {
    expect(page.match(/<link/g)?.length).toBeGreaterThan(2);
    expect(html.match(/<link/g)).toHaveLength(1);
    expect(html).not.toContain('rel="stylesheet"');
  });

  test('writes the styles into the head as they are', () => {
    expect(html).toContain('<style>p{content:"$&"}</style>\n  </head>');
  });

  test('keeps links of other kinds', () => {
    const icon = '<link rel="icon" href="/favicon.svg">';
    expect(rewritePage(page.replace('<title>', `${icon}<title>`), merged)).toContain(icon);
  });

  test('refuses a page without a head', () => {
    expect(() => rewritePage('<p>No head</p>', merged)).toThrow('Expected: a page with <head> and </head>');
  });
});
