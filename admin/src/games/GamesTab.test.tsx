// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noConnection } from '../testing/fake-server.ts';
import { closeConsoleAfterEach, openConsole, press, serverWithSession } from '../testing/open-console.tsx';
import { game } from '../testing/samples.ts';

closeConsoleAfterEach();

const GAMES = 'GET /api/admin/games';
const TOGGLE = 'PATCH /api/admin/games/1';

async function openGames() {
  const server = serverWithSession().reply(GAMES, [game(1, 'Memo'), game(2, 'Wheel', false)]);
  const opened = openConsole({ tab: 'games', server });
  await screen.findByRole('link', { name: /^Memo/ });
  return opened;
}

const card = (name: string) => within(screen.getByRole('link', { name: new RegExp(`^${name}`) }).closest('li')!);

test('shows every game with its state, its description and a link that opens in a new tab', async () => {
  await openGames();
  card('Memo').getByText('Activo');
  card('Memo').getByText('About Memo.');
  card('Memo').getByRole('button', { name: 'Deactivate Memo' });
  card('Wheel').getByText('Inactivo');
  card('Wheel').getByText(/You can still open it as a preview/);
  card('Wheel').getByRole('button', { name: 'Activate Wheel' });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Memo (opens in a new tab)' });
  expect([link.getAttribute('href'), link.target, link.rel]).toEqual(['/memo', '_blank', 'noopener']);
});

test('sends one request for two clicks on a switch, and shows the new state when the server confirms it', async () => {
  const { server, toasts } = await openGames();
  const respond = server.hold(TOGGLE);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Deactivate Memo' });
  press(button);
  press(button);
  await waitFor(() => expect(button.disabled).toBe(true));
  card('Memo').getByText('Activo');
  server.reply(GAMES, [game(1, 'Memo', false), game(2, 'Wheel', false)]);
  await respond(game(1, 'Memo', false));
  await screen.findByRole('button', { name: 'Activate Memo' });
  card('Memo').getByText('Inactivo');
  expect(server.requests.filter(({ line }) => line === TOGGLE)).toEqual([{ line: TOGGLE, body: { isActive: false } }]);
  expect(toasts).toEqual([
    {
      tone: 'success',
      title: 'Juego desactivado',
      description: 'Memo ha sido desactivado correctamente.',
      titleLanguage: 'es',
      descriptionLanguage: 'es',
    },
  ]);
});

test('switches a game on', async () => {
  const { server, toasts } = await openGames();
  server.reply('PATCH /api/admin/games/2', game(2, 'Wheel'));
  press(screen.getByRole('button', { name: 'Activate Wheel' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Juego activado' }]));
  expect(server.bodyOf('PATCH /api/admin/games/2')).toEqual({ isActive: true });
});

test('keeps the state of a game that cannot be switched, even if the list cannot be read again', async () => {
  const { server, toasts } = await openGames();
  server.reply(TOGGLE, noConnection).reply(GAMES, noConnection);
  press(screen.getByRole('button', { name: 'Deactivate Memo' }));
  await waitFor(() =>
    expect(toasts).toMatchObject([
      { tone: 'destructive', title: 'Error', description: 'No se pudo actualizar el estado del juego.' },
    ]),
  );
  await screen.findByRole('alert');
  card('Memo').getByText('Activo');
  const button = card('Memo').getByRole<HTMLButtonElement>('button', { name: 'Deactivate Memo' });
  await waitFor(() => expect(button.disabled).toBe(false));
});
