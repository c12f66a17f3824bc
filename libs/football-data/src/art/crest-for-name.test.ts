import { expect, test } from 'vitest';
import { signatureOf, drawCrest, haloOf } from './crest.ts';
import { crestForName } from './crest-for-name.ts';
import { contrast, hexOf } from './palette.ts';

const names = Array.from({ length: 600 }, (_, index) => `Athletic ${index} of Nowhere`);

test.each([
  ['written in capitals', 'Sparta Nowhere', 'SPARTA NOWHERE'],
  ['written with spaces around', 'Sparta Nowhere', ' Sparta Nowhere '],
  ['written with combining accents', 'M\u00e1lmo', 'Ma\u0301lmo'],
])('returns the same crest for a name %s', (_how, name, variant) => {
  expect(crestForName(variant)).toEqual(crestForName(name));
});

test('keeps the crest of a name across versions', () => {
  expect(signatureOf(crestForName('Sparta Nowhere'))).toMatchInlineSnapshot(
    `"hexagon quarters purple white shell gold"`,
  );
});

test('returns different crests for different names', () => {
  expect(new Set(names.map((name) => signatureOf(crestForName(name)))).size).toBeGreaterThan(590);
});

test.each([
  ['shape', 14],
  ['field', 26],
  ['charge', 68],
] as const)('uses every %s', (part, count) => {
  expect(new Set(names.map((name) => crestForName(name)[part])).size).toBe(count);
});

test('every charge has enough contrast', () => {
  const crests = names.map(crestForName);
  const faint = crests.filter((crest) => contrast(hexOf(crest.chargeColor), haloOf(crest)) < 2.2);
  expect(faint.map(signatureOf)).toEqual([]);
  expect(crests.every((crest) => drawCrest(crest).startsWith('<svg'))).toBe(true);
});
