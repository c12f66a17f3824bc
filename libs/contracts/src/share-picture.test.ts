import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { SITE_PAGES, type SitePage } from './page-address.ts';
import { picturePath, readPicturePath, type PictureSubject } from './share-picture.ts';

const pages = Object.keys(SITE_PAGES) as SitePage[];

const matchday = fc.integer({ min: 1, max: 999_999 });
const game = fc.stringMatching(/^[a-z][a-z0-9-]{1,40}$/);
const subject: fc.Arbitrary<PictureSubject> = fc.oneof(
  fc.record({ kind: fc.constant('page' as const), page: fc.constantFrom(...pages) }),
  fc.record({ kind: fc.constant('game' as const), game }),
  fc.record({ kind: fc.constant('challenge' as const), game }),
  fc.record({
    kind: fc.constant('round' as const),
    game,
    matchday: fc.oneof(fc.constant(0), matchday),
    card: fc.constantFrom('9-10.hhmhhhhhhh', 'x-6.noooo.nnooh', '20-20', '0-3.mmm'),
  }),
  fc.record({ kind: fc.constant('day' as const), matchday }),
  fc.record({ kind: fc.constant('fixture' as const), matchday, game }),
  fc.record({ kind: fc.constant('result' as const), matchday, result: fc.stringMatching(/^[wl-]{1,10}$/) }),
);

test('the path written for a subject is read as the same subject', () => {
  fc.assert(
    fc.property(subject, fc.constantFrom(...LANGUAGES), (written, language) => {
      expect(readPicturePath(picturePath(written, language))).toEqual({ subject: written, language });
    }),
  );
});

test('every readable path is the only path of its subject', () => {
  const path = fc.stringMatching(
    /^\/og\/(d|c|r|game|page)\/[a-z0-9-]{1,5}(\/r|\/\d)?(\/[wl-]{1,11}|\/\d-\d\.h)?\.(en|de|xx)\.png$/,
  );
  fc.assert(
    fc.property(path, (some) => {
      const read = readPicturePath(some);
      if (read) expect(picturePath(read.subject, read.language)).toBe(some);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  '/og/page/admin.en.png',
  '/og/page/home.png',
  '/og/page/home.xx.png',
  '/og/page/home.en.svg',
  '/og/page/home.en.png/',
  '/og/d/0.en.png',
  '/og/d/01.en.png',
  '/og/d/1234567.en.png',
  '/og/d/-1.en.png',
  '/og/d/147/r/.en.png',
  '/og/d/147/logo-game/2-3.hmh.en.png',
  '/og/d/147/r/wwlwwlwwlww.en.png',
  '/og/d/147/r/WIN.en.png',
  '/og/d/147/R.en.png',
  '/og/game/a.en.png',
  '/og/game/Logo.en.png',
  '/og/game/logo-game/won.en.png',
  '/og/r/logo-game/147.en.png',
  '/og/r/logo-game/00/1-1.en.png',
  '/og/r/logo-game/0/11-1x.en.png',
  '/og/r/logo-game/0/1-1.H.en.png',
  '/og/r/logo-game/0/1-1.h/h.en.png',
  '/og/game/%3Cb%3E.en.png',
  '/og/c/../game/logo-game.en.png',
  '/og/c/Logo.en.png',
  '/og/c/c0123456789/logo-game.en.png',
  'og/page/home.en.png',
  '/x/og/page/home.en.png',
  '/og/page/home.en.png\n',
])('%j is not the path of a picture', (path) => {
  expect(readPicturePath(path)).toBeUndefined();
});
