import { expect, test } from 'vitest';
import { renderPage, type PageParts } from './document.ts';

const ART = '/plugins/memo-game/1.0.0-abc/art.svg';
const PRELOAD = `<link rel="preload" as="image" fetchpriority="high" href="${ART}">`;

const parts: PageParts = {
  template: '<html><head><meta charset="utf-8"></head><body><div id="root"><!--first page--></div></body></html>',
  language: 'en',
  day: '2026-11-23',
  shellIntegrity: {},
  shellTexts: undefined,
  listings: [],
  console: undefined,
  shown: { entry: '', js: [], css: [], locales: {}, art: ART, integrity: {} },
  card: undefined,
  first: `<img src="${ART}">`,
};

test('preloads the picture of a game’s page before the import map', () => {
  const { html } = renderPage(parts);
  expect(html).toContain(`<meta charset="utf-8">${PRELOAD}<script type="importmap">`);
});

test.each([
  ['does not show the picture', { first: '<p>Loading</p>' }],
  ['shows no game', { shown: undefined }],
  ['shows a game without a picture', { shown: { ...parts.shown!, art: null } }],
])('a page that %s preloads none', (_case, changes) => {
  expect(renderPage({ ...parts, ...changes }).html).not.toContain('as="image"');
});
