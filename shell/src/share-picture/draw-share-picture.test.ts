import { LANGUAGES, SITE_PAGES, type Language, type PictureSubject, type SitePage } from '@soccer-legends/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_TEXTS } from '../testing/all-texts.ts';
import { listing } from '../testing/listing.ts';
import { drawSharePicture } from './draw-share-picture.tsx';
import letters from './letters.json' with { type: 'json' };
import { outlined, wrapped } from './letters.ts';

const GAME = listing('cups');
const SUBJECTS: readonly PictureSubject[] = [
  ...Object.keys(SITE_PAGES).map((page) => ({ kind: 'page' as const, page: page as SitePage })),
  { kind: 'game', game: 'cups' },
  { kind: 'challenge', game: 'cups' },
  { kind: 'day', matchday: 147 },
  { kind: 'fixture', matchday: 147, game: 'cups' },
  { kind: 'round', matchday: 147, game: 'cups', card: 'x-6.noooo.nnooh.hmiii' },
  { kind: 'round', matchday: 0, game: 'cups', card: '20-20' },
  { kind: 'result', matchday: 147, result: 'wwl-------' },
];

function draw(subject: PictureSubject, language: Language = 'en', registry = [GAME]): string | undefined {
  return drawSharePicture({ subject, language, texts: ALL_TEXTS[language], registry });
}

test.each(LANGUAGES)('draws every picture in %s without fonts, styles and references', (language) => {
  for (const subject of SUBJECTS) {
    const svg = draw(subject, language)!;
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="630"/);
    expect(svg).not.toMatch(/<text|font|style=|class=|href|url\(|NaN|undefined/);
    expect(svg.length).toBeLessThan(70_000);
  }
});

test('draws no picture for a game that is not listed', () => {
  expect(draw({ kind: 'game', game: 'other' })).toBeUndefined();
  expect(draw({ kind: 'fixture', matchday: 147, game: 'other' })).toBeUndefined();
});

test('shows a bead for each fixture of a result', () => {
  const beads = (result: string): number =>
    draw({ kind: 'result', matchday: 147, result })!.match(/<rect/g)?.length ?? 0;
  expect([beads('w'), beads('wwl-------'), beads('llllllllll')]).toEqual([1, 10, 10]);
});

test('shows a sign for each mark of a round', () => {
  const fills = (card: string): string[] =>
    (
      draw({ kind: 'round', matchday: 147, game: 'cups', card })!.match(
        /<path d="[^"]+" fill="#\w+" stroke="#14211b"/g,
      ) ?? []
    ).map((path) => /fill="(#\w+)"/.exec(path)![1]!);
  const added = fills('2-6.mnh').filter((_, index) => index >= fills('2-6').length);
  expect(added).toEqual(['#d8352a', '#f0862a', '#ffc72e']);
});

test.each([
  ['one row of ten marks', '9-10.hhhhhmhhhh', [64, 1.348]],
  ['three rows beside the score', '9-9.hhh.hhn.hnh', [270, 1.348]],
  ['twelve rows beside the score', '9-9.h.h.h.h.h.h.h.h.h.h.h.h', [270, 0.522]],
])('draws %s as large as the picture allows', (_what, card, [from, scale]) => {
  const svg = draw({ kind: 'round', matchday: 147, game: 'cups', card })!;
  const [, x, drawn] = /translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)" stroke-linecap/.exec(svg)!;
  expect(Number(x)).toBeGreaterThanOrEqual(from!);
  expect(Number(x)).toBeLessThan(from! + 40);
  expect(Number(drawn)).toBe(scale);
});

test('draws the same picture for the same input', () => {
  for (const subject of SUBJECTS) expect(draw(subject)).toBe(draw(subject));
});

test('the name of a game cannot add markup to a picture', () => {
  const names = { en: '"><script>alert(1)</script>' };
  expect(draw({ kind: 'game', game: 'cups' }, 'en', [{ ...GAME, names }])).not.toContain('script');
});

test('the font has every letter of the languages’ texts', () => {
  const used = new Set(JSON.stringify(ALL_TEXTS).replace(/[\u00a0\u202f\\]/g, ' '));
  expect([...used].filter((letter) => !Object.hasOwn(letters, letter) && /\p{L}|\p{P}/u.test(letter))).toEqual([]);
});

test('fits a text into its lines and width', () => {
  const words = fc.array(fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,12}$/), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 2 }), (text, most) => {
      const { lines, size } = wrapped(text.join(' '), 90, 670, most);
      expect(lines.length).toBeLessThanOrEqual(most);
      if (size > 20) expect(lines.join(' ')).toBe(text.join(' '));
      for (const line of lines) if (size > 20) expect(outlined(line, size).width).toBeLessThanOrEqual(670);
    }),
  );
});
