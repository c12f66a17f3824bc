import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { LoadedPart } from './LoadedPart.tsx';

afterEach(cleanup);

const open = (load: () => Promise<string>) =>
  render(
    <I18nextProvider i18n={createI18n('en', en)}>
      <LoadedPart load={load}>{(text) => <p>{text}</p>}</LoadedPart>
    </I18nextProvider>,
  );

test('renders the part once it is loaded', async () => {
  open(async () => 'The part');
  await screen.findByText('The part');
});

test('says that the part could not be loaded, and offers to try again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  open(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await screen.findByRole('alert')).textContent).toBe(en.play.noAnswer);
  fireEvent.click(screen.getByRole('button', { name: en.play.retry }));
  expect(reload).toHaveBeenCalledOnce();
});
