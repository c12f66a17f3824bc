import { LANGUAGES } from '@soccer-legends/contracts';
import { describe, expect, test } from 'vitest';
import TEXTS from '../src/platform/http/error-page-texts.json' with { type: 'json' };
import { sendBytes } from './fixtures/send.ts';
import { onOneDatabase } from './fixtures/site.ts';

const PAGE = { accept: 'text/html', 'sec-fetch-dest': 'document' };

/** Returns cookies of other programs, 3 kB each. */
const foreign = (kilobytes: number): string =>
  Array.from({ length: kilobytes / 3 }, (_, index) => `other${index}=${'x'.repeat(2990)}`).join('; ');

onOneDatabase('requests with large headers', {}, (site) => {
  test.each([
    ['/', PAGE, 9, 200],
    ['/', PAGE, 30, 200],
    ['/', PAGE, 36, 431],
    ['/', PAGE, 60, 431],
    ['/admin', PAGE, 36, 431],
    ['/api/games', {}, 30, 200],
    ['/api/games', {}, 36, 431],
    ['/livez', {}, 60, 200],
  ])('%s with %o and %i kB of cookies answers %i', async (path, headers, kilobytes, status) => {
    expect((await site().send(path, { headers: { ...headers, cookie: foreign(kilobytes) } })).status).toBe(status);
  });

  test.each(LANGUAGES)('a page in %s names the largest cookies and offers to delete them', async (language) => {
    const cookie = `small=1; <b>"=${'x'.repeat(4000)}; ${foreign(33)}`;
    const answer = await site().send('/season', { headers: { ...PAGE, cookie, 'accept-language': language } });
    const { title, text, action, again } = TEXTS.cookies[language];
    for (const part of [title, text, action, again, '&#60;b&#62;&#34;', 'other1']) expect(answer.text).toContain(part);
    expect(answer.text).not.toContain('small');
    expect(answer.headers['content-language']).toBe(language);
  });

  test('the API names the largest cookies in a problem', async () => {
    const answer = await site().send('/api/games', { headers: { cookie: `small=1; ${foreign(36)}` } });
    expect(answer.json()).toMatchObject({ code: 'request.headersTooLarge' });
    expect(answer.json()['message']).toMatch(/other0 \(2997 bytes\).*Delete the cookies of this site\.$/);
  });

  test('a request for less with a long address is still told so', async () => {
    const answer = await site().send(`/${'a'.repeat(5000)}`, { headers: { cookie: foreign(36) } });
    expect(answer.json()['code']).toBe('request.uriTooLong');
  });

  describe('the button', () => {
    const press = (headers: Record<string, string>) =>
      site().send('/clear-cookies', {
        method: 'POST',
        headers: { cookie: foreign(60), ...headers },
      });

    test('deletes the cookies of the site', async () => {
      const { status, headers } = await press({ 'sec-fetch-site': 'same-origin' });
      expect([status, headers['clear-site-data']]).toEqual([204, '"cookies"']);
    });

    test.each([
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ])('does nothing for a page of another site: %o', async (from) => {
      const { status, headers } = await press(from);
      expect([status, headers['clear-site-data']]).toEqual([403, undefined]);
    });
  });

  test.each([70, 300])(
    'headers of %i kB, which the server cannot read, get the page in every language',
    async (size) => {
      const answer = await sendBytes(site().url, `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${foreign(size)}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1.1 431 /);
      for (const language of LANGUAGES) expect(answer).toContain(TEXTS.cookies[language].text);
      expect(answer).not.toContain('URL');
    },
  );
});
