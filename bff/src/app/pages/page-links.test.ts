import { expect, test } from 'vitest';
import { addressIn, alternatesOf, pageLinks } from './page-links.ts';

const SITE = 'https://games.example.org';

test.each([
  ['en', '/', 'https://games.example.org/'],
  ['de', '/', 'https://games.example.org/?lang=de'],
  ['pt', '/futwordle', 'https://games.example.org/futwordle?lang=pt'],
] as const)('in %s %s has its own address', (language, path, address) => {
  expect(addressIn(language, path, SITE)).toBe(address);
});

test('a page has six languages and a default one', () => {
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
  const links = pageLinks({ publicUrl: SITE, path: '/', language: 'de', title: 'T', description: 'D' });
  expect(links).toContain('<link rel="canonical" href="https://games.example.org/?lang=de">');
  expect(links).toContain('<link rel="alternate" hreflang="de" href="https://games.example.org/?lang=de">');
  expect(links).toContain('<meta property="og:locale" content="de_DE">');
});
