import { expect, test } from 'vitest';
import { documentTexts } from './document-texts.ts';
import de from './i18n/languages/de.json' with { type: 'json' };
import en from './i18n/languages/en.json' with { type: 'json' };
import { listing } from './testing/listing.ts';

const registry = [
  listing('cups', {
    names: { en: 'Cups & kits', de: 'Pokale & Trikots' },
    descriptions: { en: 'Pair cups.', de: 'Finde Pokale.' },
  }),
  listing('kits', { isActive: false }),
];

function textsOf(path: string, language: 'en' | 'de', isConsole = false) {
  const shown = isConsole ? [] : registry;
  return documentTexts({ path, language, texts: { en, de }[language], registry: shown, day: '2026-11-22', isConsole });
}

test.each([
  ['/', 'Soccer Legends'],
  ['/cups', 'Pokale & Trikots | Soccer Legends'],
  ['/kits', 'Game kits | Soccer Legends'],
  ['/album', 'Dein Album | Soccer Legends'],
  ['/season', 'Deine Saison | Soccer Legends'],
  ['/settings', 'Einstellungen | Soccer Legends'],
  ['/feedback', 'Feedback | Soccer Legends'],
  ['/d/147/cups/9-10', 'Spieltag 147 · Pokale & Trikots · 9/10 | Soccer Legends'],
  ['/d/147/cups/x-6.noooo', 'Spieltag 147 · Pokale & Trikots · X/6 | Soccer Legends'],
  ['/not/found', '404 Seite nicht gefunden | Soccer Legends'],
])('the title of %s in German is "%s"', (path, title) => {
  expect(textsOf(path, 'de').title).toBe(title);
});

test.each(['/admin', '/admin-login', '/admin/not/found'])('uses the name of the site as the title of %s', (path) => {
  expect(textsOf(path, 'de', true).title).toBe('Soccer Legends');
});

test('describes a game on its page, and the site on all other pages', () => {
  expect(textsOf('/cups', 'de').description).toBe('Finde Pokale.');
  expect(textsOf('/settings', 'de').description).toBe(de.shell.description);
  expect(textsOf('/', 'en')).toMatchObject({ description: en.shell.description, noScript: en.shell.noScript });
});
