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

  test('starts the merged script and preloads the other one, both with low priority', () => {
    expect(html).toContain('<script type="module" fetchpriority="low" crossorigin src="/assets/shell-1.js"></script>');
    expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/app-2.js">');
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
