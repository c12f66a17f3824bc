// @vitest-environment happy-dom
import { PlatformContext } from '@soccer-legends/game-sdk/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import de from '../i18n/languages/de.json' with { type: 'json' };
import { createQueryClient } from '../queries/query-client.ts';
import { listing } from '../testing/listing.ts';
import { TEST_PLATFORM } from '../testing/platform.ts';
import { ReportButton } from './report-button.lazy.tsx';

afterEach(() => vi.unstubAllGlobals());

function open(answer: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fetched);
  const played = {
    ...{ version: '1.4.0', options: {}, savedAt: 5 },
    game: { deal: ['Genoa'], seed: 7, moves: ['a'], times: [1], timers: {}, timeScale: 1 },
  };
  const history = [{ correctAnswer: 'Kaká', playerAnswer: 'Genoa', isCorrect: false, about: { player: 7 } }];
  const loaded = { listing: listing('cups'), texts: {}, game: undefined };
  render(
    <AppProviders i18n={createI18n('de', de)} queryClient={createQueryClient()}>
      <PlatformContext value={TEST_PLATFORM}>
        <ReportButton loaded={loaded} played={played} about={{ history }} moves={1} />
      </PlatformContext>
    </AppProviders>,
  );
  fireEvent.click(screen.getByRole('button', { name: de.report.open }));
  return { fetched, form: within(screen.getByRole('dialog')) };
}

test('a report sends the chosen reason in the visitor’s language, the words and the round, and no address', async () => {
  const { fetched, form } = open(async () => Response.json({ message: 'Thank you.', savedLocally: false }));
  expect(form.getAllByRole('radio')).toHaveLength(4);
  fireEvent.click(form.getByRole('radio', { name: de.report.reason.picture }));
  fireEvent.change(form.getByRole('textbox'), { target: { value: ' Das ist Pisa. ' } });
  fireEvent.click(form.getByRole('button', { name: de.report.send }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [[path, request]] = fetched.mock.calls as unknown as [[string, { body: string }]];
  expect(path).toBe('/api/feedback');
  expect(JSON.parse(request.body)).toEqual({
    gameType: 'general',
    feedback: `${de.report.reason.picture}: Das ist Pisa.`,
    report: {
      ...{ reason: 'picture', game: 'cups', version: '1.4.0', language: 'de', moves: 1 },
      ...{ players: [7], coaches: [], teams: [], round: expect.stringMatching(/^[\w-]{20,}$/) },
    },
  });
});

test('a report that could not be sent keeps the typed text', async () => {
  const { form } = open(() => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent.change(form.getByRole('textbox'), { target: { value: 'Das ist Pisa.' } });
  fireEvent.click(form.getByRole('button', { name: de.report.send }));
  await vi.waitFor(() => expect(form.getByRole('button', { name: de.report.send })).toHaveProperty('disabled', false));
  expect(form.getByRole('textbox')).toHaveProperty('value', 'Das ist Pisa.');
});
