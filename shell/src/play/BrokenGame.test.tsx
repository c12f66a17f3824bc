import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import en from '../i18n/languages/en.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { BrokenGame } from './BrokenGame.tsx';

test.each([
  [true, 'Cups could not be shown. The other games are not affected.'],
  [false, 'The site did not answer. Check your connection and try again.'],
])('explains a game that could not be loaded (with a connection: %s)', (onLine, text) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  render(
    <AppProviders i18n={createI18n('en', en)} queryClient={createQueryClient()}>
      <MemoryRouter>
        <BrokenGame name="Cups" cause={new TypeError('Failed to fetch')} onRetry={() => undefined} />
      </MemoryRouter>
    </AppProviders>,
  );
  expect(screen.getByRole('alert').textContent).toBe(text);
});
