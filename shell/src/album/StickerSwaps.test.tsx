import type { AlbumSpread } from '@soccer-legends/contracts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteLedger } from '../ledger/site-ledger.ts';
import type { MetPlayer } from '../ledger/met.ts';
import { roundEntry } from '../testing/rounds.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { renderApp } from '../testing/render-app.tsx';
import { newSwapCode } from '../ledger/swap.ts';

fakeIndexedDb();
afterEach(cleanup);

const CODE = /^(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}$/;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fin', 'Gia'];
const ALBUM: AlbumSpread[] = [
  { nation: 'FRA', slots: NAMES.map((name, index) => ({ id: index + 1, name, photo: null })) },
];

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/album' ? Promise.resolve(Response.json(ALBUM)) : new Promise(() => undefined),
  );
});

/** Names the first six players twice. */
async function playTwice(): Promise<void> {
  const met = [1, 2, 3, 4, 5, 6].map((id): MetPlayer => [id, 1]);
  for (const day of [1, 2]) await siteLedger.finish(roundEntry(`d${day}/cups`, { met }));
}

const choose = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function paste(code: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Code from a friend'), { target: { value: code } });
  await press('Paste the stickers');
}

test('gives doubles to a friend by a code, once, and takes them out of the album', async () => {
  await playTwice();
  renderApp({ path: '/album' });
  await screen.findByText('6 of 7 · 6 doubles');
  choose('Ada', 'Ben');
  await press('Make a code');
  const code = (await screen.findByText(CODE)).textContent;
  await screen.findByText('6 of 7 · 4 doubles');
  expect(screen.queryByRole('button', { name: 'Make a code' })).toBeNull();
  await paste(code);
  await screen.findByText('This is your own code. It is for a friend.');

  // The friend has an empty album.
  await act(() => siteLedger.clear());
  await paste(` ${code.toLowerCase()} `);
  await screen.findByText('Pasted: Ada and Ben.');
  expect(await screen.findAllByText('2 of 7')).toHaveLength(2);
  await paste(code);
  await screen.findByText('The stickers of this code are in your album already.');
});

test('pastes a code once when the button is pressed twice', async () => {
  const code = newSwapCode([7]);
  renderApp({ path: '/album' });
  await paste(code);
  await screen.findByText('Pasted: Gia.');
  const added = vi.spyOn(siteLedger, 'addSwaps');
  await press('Paste the stickers');
  // A paste reads the swaps before it adds one.
  await act(() => siteLedger.swaps());
  expect(added).not.toHaveBeenCalled();
  screen.getByText('Pasted: Gia.');
});

test('offers five doubles at most for a code', async () => {
  await playTwice();
  renderApp({ path: '/album' });
  await screen.findByText('6 of 7 · 6 doubles');
  choose('Ada', 'Ben', 'Cleo', 'Dan', 'Eva');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Fin/ }).disabled).toBe(true);
  choose('Ada');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Fin/ }).disabled).toBe(false);
});

test.each([
  ['another text', 'nonsense'],
  ['a code of players who have no slot', newSwapCode([99])],
  ['a code with a wrong letter', newSwapCode([1]).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
])('refuses %s', async (_what, code) => {
  renderApp({ path: '/album' });
  await paste(code);
  await screen.findByText(/^This is not a swap code/);
  expect(await siteLedger.swaps()).toEqual([]);
});

test('fills in the code of a link, and pastes nothing before the visitor agrees', async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  const code = newSwapCode([7]);
  renderApp({ path: `/album#swap=${code}` });
  expect((await screen.findByLabelText<HTMLInputElement>('Code from a friend')).value).toBe(code);
  expect(await siteLedger.swaps()).toEqual([]);
  await press('Paste the stickers');
  await screen.findByText('Pasted: Gia.');
});

test.each(['#swap=%3Cb%3E', '#swap=', '#other=0123456789ABCDEFGHJK', ''])('fills in nothing for %j', async (hash) => {
  renderApp({ path: `/album${hash}` });
  expect((await screen.findByLabelText<HTMLInputElement>('Code from a friend')).value).toBe('');
});
