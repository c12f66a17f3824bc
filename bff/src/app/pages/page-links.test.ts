import { expect, test } from 'vitest';
import { addressIn, alternatesOf, pageLinks } from './page-head.ts';

const SITE = 'https://games.example.org';
const DAY = { publicUrl: SITE, language: 'de', title: 'T', description: 'D' } as const;

test.each([
  ['en', '/', 'https://games.example.org/'],
  ['de', '/', 'https://games.example.org/?lang=de'],
  ['pt', '/futwordle', 'https://games.example.org/futwordle?lang=pt'],
] as const)('in %s %s has its own address', (language, path, address) => {
  expect(addressIn(language, path, SITE)).toBe(address);
});

test('a page has alternates in six languages and a default one', () => {
  expect(alternatesOf('/settings', SITE).map(({ language }) => language)).toEqual([
    'x-default',
    'en',
    'es',
    'fr',
    'pt',
    'it',
    'de',
  ]);
});

test('the canonical address is among the alternates', () => {
  const links = pageLinks({ ...DAY, path: '/', picture: { kind: 'page', page: 'home' }, isIndexed: true });
  expect(links).toContain('<link rel="canonical" href="https://games.example.org/?lang=de">');
  expect(links).toContain('<link rel="alternate" hreflang="de" href="https://games.example.org/?lang=de">');
  expect(links).toContain('<meta property="og:locale" content="de_DE">');
});

test('the picture has an absolute address in the language of the page, a size and a text', () => {
  const links = pageLinks({ ...DAY, path: '/d/147', picture: { kind: 'day', matchday: 147 }, isIndexed: true });
  expect(links).toContain('<meta property="og:image" content="https://games.example.org/og/d/147.de.png">');
  expect(links).toContain('<meta property="og:image:width" content="1200">');
  expect(links).toContain('<meta property="og:image:height" content="630">');
  expect(links).toContain('<meta property="og:image:alt" content="T">');
  expect(links).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('the page of a result is not indexed and has no alternates', () => {
  const picture = { kind: 'result', matchday: 147, result: 'wwl' } as const;
  const links = pageLinks({ ...DAY, path: '/d/147/r/wwl', picture, isIndexed: false });
  expect(links).toContain('<meta name="robots" content="noindex">');
  expect(links).not.toContain('hreflang');
  expect(links).toContain('<meta property="og:url" content="https://games.example.org/d/147/r/wwl?lang=de">');
});
