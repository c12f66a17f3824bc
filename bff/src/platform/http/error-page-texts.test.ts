import { LANGUAGES } from '@soccer-legends/contracts';
import { typographyFaults } from '@soccer-legends/contracts/testing';
import { expect, test } from 'vitest';
import { BUSY_TEXTS, COOKIE_TEXTS, WRONG_TEXTS } from './error-page-texts.ts';

test.each(LANGUAGES)('the error pages keep the typography of %s', (language) => {
  const texts = [BUSY_TEXTS, COOKIE_TEXTS, WRONG_TEXTS].flatMap((table) =>
    Object.values<string>({ ...table[language] }),
  );
  expect(texts.flatMap((text) => typographyFaults(language, text))).toEqual([]);
});
