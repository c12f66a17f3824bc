import type { GameListing } from '@soccer-legends/contracts';
import { expect, test } from 'vitest';
import { renderPage, type PageParts } from './document.ts';

const TEMPLATE =
  '<!doctype html><html><head><meta charset="utf-8">' +
  '<script type="module" crossorigin src="/shell.js"></script></head><body><div id="root"><!--first page--></div>' +
  '<template id="scripts"></template></body></html>';
const PARTS: PageParts = {
  template: TEMPLATE,
  language: 'de',
  day: '2026-11-23',
  shellIntegrity: {},
  shellTexts: undefined,
  listings: [],
  card: undefined,
  console: undefined,
  shown: undefined,
  first: '',
};

test('a name with markup cannot end the script that contains the registry', () => {
  const names = { en: '</script><img src=x>' };
  const listing = { names, remote: { integrity: {} } } as GameListing;
  const { html } = renderPage({ ...PARTS, listings: [listing] });
  expect(html).not.toContain('<img');
  const [, registry] = /id="registry">([^<]*)<\/script>/.exec(html)!;
  expect(JSON.parse(registry!)).toEqual([listing]);
});

test('the markup of the first page is inserted unchanged', () => {
  const { html } = renderPage({ ...PARTS, first: "<p>$& $1 $'</p>" });
  expect(html).toContain(`<div id="root"><p>$& $1 $'</p></div>`);
});

test('a script has its integrity in its tag and in the import map', () => {
  const shellIntegrity = { '/shell.js': 'sha384-abc' };
  const { html, importMap } = renderPage({ ...PARTS, shellIntegrity });
  expect(html).toContain('src="/shell.js" integrity="sha384-abc"');
  expect(JSON.parse(importMap)).toEqual({ integrity: shellIntegrity });
});

test('the document contains its language and its date', () => {
  expect(renderPage(PARTS).html).toContain('<html lang="de" data-day="2026-11-23">');
});
