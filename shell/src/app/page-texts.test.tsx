import { LANGUAGES, type TextTree } from '@soccer-legends/contracts';
import { act, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ALL_TEXTS } from '../testing/all-texts.ts';
import { pageTexts } from './page-texts.tsx';

afterEach(() => document.body.replaceChildren());

/** Adds a page with elements whose text is their name. */
function addPage(...names: string[]): HTMLElement {
  const page = document.createElement('div');
  page.append(...names.map((name) => Object.assign(document.createElement(name), { textContent: name })));
  document.body.append(page);
  return page;
}

test('returns the texts and leaves the page as it is', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ play: { retry: 'Again' } }));
  const page = addPage('main');
  expect(await pageTexts(page, 'en')).toEqual({ play: { retry: 'Again' } });
  expect(page.textContent).toBe('main');
});

test.each(LANGUAGES)('says in %s below the header that the site does not answer', async (language) => {
  const fault = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(fault));
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  const page = addPage('header', 'main');
  await act(() => expect(pageTexts(page, language)).rejects.toBe(fault));
  const { noAnswer, retry } = ALL_TEXTS[language]['play'] as TextTree;
  const main = within(page.querySelector('main')!);
  expect(main.getByRole('alert').textContent).toBe(noAnswer);
  main.getByRole('button', { name: retry as string }).click();
  expect(reload).toHaveBeenCalledOnce();
  within(page).getByText('header');
  expect(main.queryByText('main')).toBeNull();
});

test('says it in a page without content', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const page = addPage();
  await act(() => expect(pageTexts(page, 'en')).rejects.toThrow());
  within(page).getByRole('alert');
});
