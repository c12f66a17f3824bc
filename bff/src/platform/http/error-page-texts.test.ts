import { LANGUAGES } from '@soccer-legends/contracts';
import { typographyFaults } from '@soccer-legends/contracts/testing';
import { expect, test } from 'vitest';
import { errorPage } from './error-page.ts';
import TEXTS from './error-page-texts.json' with { type: 'json' };
import { RateLimited } from './request-errors.ts';

test.each(LANGUAGES)('the error pages keep the typography of %s', (language) => {
  const { busy, limited, wrong, cookies } = TEXTS;
  const texts = [busy, wrong, cookies].flatMap((table) => Object.values<string>({ ...table[language] }));
  texts.push(limited[language]);
  expect(texts.flatMap((text) => typographyFaults(language, text))).toEqual([]);
});

test.each(LANGUAGES)('the error page above the rate limit says in %s after how many seconds it reloads', (language) => {
  const request = { method: 'GET', originalUrl: `/?lang=${language}`, headers: {} };
  const { body } = errorPage(request, new RateLimited(40));
  const [, seconds] = /<meta http-equiv="refresh" content="(4[1-5])">/.exec(body)!;
  expect(body).toContain(TEXTS.limited[language].replace('{seconds}', seconds!));
});
