// @vitest-environment happy-dom
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { TEST_PLATFORM } from '../testing/platform.ts';
import { ShareDialog } from './ShareDialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <ShareDialog open={open} title="Share" picture="/a.png" textIn={() => 'Text'} onClose={() => setOpen(false)} />
    </>
  );
}

test('begins again without an outcome and with its picture when it is opened again', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.resolve() } });
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <PlatformContext value={TEST_PLATFORM}>
        <Opener />
      </PlatformContext>
    </AppProviders>,
  );
  const picture = () => document.querySelector('img');
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: en.share.copy }));
  await screen.findByText(en.share.copied);

  fireEvent.click(screen.getByRole('button', { name: en.ui.close }));
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('status').textContent).toBe(en.share.noAnswers);
  expect(picture()).not.toBeNull();
});
