// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { ShareText } from './ShareDialog.tsx';

const TEXT = 'Soccer Legends\nFutWordle 1/1\n🟡🔴🔶⚪\nhttps://soccer.example/';

afterEach(cleanup);

function show(selected: boolean): HTMLElement {
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <ShareText text={TEXT} selected={selected} />
    </AppProviders>,
  );
  return screen.getByRole('textbox', { name: en.share.text });
}

test('draws each symbol and keeps the text as it is sent', () => {
  const box = show(false);
  expect(box.textContent).toBe(TEXT);
  expect([...box.children].map(({ textContent }) => textContent)).toEqual([
    '🟡',
    '🔴',
    '🔶',
    '⚪',
    'https://soccer.example/',
  ]);
  expect(document.activeElement).not.toBe(box);
});

test('selects the text if the browser cannot copy it', () => {
  const box = show(true);
  expect(document.activeElement).toBe(box);
  expect(getSelection()?.anchorNode).toBe(box);
});
