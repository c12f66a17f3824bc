import { TRANSFER_TYPE } from '@soccer-legends/contracts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteLedger } from '../ledger/site-ledger.ts';
import { roundEntry } from '../testing/rounds.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { renderApp } from '../testing/render-app.tsx';

fakeIndexedDb();
afterEach(cleanup);

const CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
/** Deriving a key takes a second on a busy machine. */
const SLOW = { timeout: 15_000 };

/** Sealed seasons on the server, by id. */
let stored: Map<string, Blob>;
let refusal: number | undefined;

beforeEach(() => {
  stored = new Map();
  refusal = undefined;
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    const [, id, open] = /^\/api\/transfers\/([0-9a-f]{32})(\/open)?$/.exec(path) ?? [];
    if (id === undefined) return new Promise(() => undefined);
    if (refusal !== undefined) return new Response('no', { status: refusal, headers: { 'retry-after': '3600' } });
    if (open === undefined) {
      stored.set(id, body as Blob);
      return new Response(null, { status: 204 });
    }
    const sealed = stored.get(id);
    stored.delete(id);
    if (!sealed) return new Response('gone', { status: 404 });
    return Response.json({ sealed: Buffer.from(await sealed.arrayBuffer()).toString('base64') });
  });
});

async function getCode(): Promise<string> {
  fireEvent.click(await screen.findByRole('button', { name: 'Get a code' }));
  return (await screen.findByText(CODE, undefined, SLOW)).textContent;
}

async function enter(code: string): Promise<void> {
  fireEvent.change(screen.getByLabelText('Code from the other device'), { target: { value: code } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Fetch results' })));
}

test('moves the results to another device once, encrypted in transit', async () => {
  await siteLedger.finish(roundEntry('d147/cups'));
  await siteLedger.finish(roundEntry('d147/kits'));
  renderApp({ path: '/season' });
  const code = await getCode();
  const [sealed] = stored.values();
  expect(sealed!.type).toBe(TRANSFER_TYPE);
  expect(await sealed!.text()).not.toContain('soccer-legends');
  expect([...stored.keys()].join()).not.toContain(code.replaceAll('-', '').toLowerCase());

  await act(() => siteLedger.clear());
  await enter(code.toLowerCase().replaceAll('-', ' '));
  await screen.findByText('2 results added.', undefined, SLOW);
  expect(await siteLedger.rounds()).toHaveLength(2);
  await enter(code);
  await screen.findByText(/^No results wait under this code/, undefined, SLOW);
}, 60_000);

test.each([
  [429, /^Too many codes were used/],
  [500, /^The site did not answer/],
])('explains the status %i, and shows no code', async (status, text) => {
  refusal = status;
  renderApp({ path: '/season' });
  fireEvent.click(await screen.findByRole('button', { name: 'Get a code' }));
  await screen.findByText(text, undefined, SLOW);
  expect(screen.queryByText(CODE)).toBeNull();
});

test('sends nothing for a mistyped code', async () => {
  renderApp({ path: '/season' });
  await screen.findByLabelText('Code from the other device');
  refusal = 500;
  await enter('4T9W-8MPX');
  await screen.findByText('A code has 12 letters and digits. Please check it.');
});

test('offers no code if the browser cannot encrypt', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  renderApp({ path: '/season' });
  await screen.findByRole('button', { name: 'Save as a file' });
  expect(screen.queryByRole('button', { name: 'Get a code' })).toBeNull();
});

test('fills in the code of a link, and fetches nothing until the visitor presses the button', async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  refusal = 500;
  renderApp({ path: '/season#move=4T9W-8MPX-0123' });
  expect((await screen.findByLabelText<HTMLInputElement>('Code from the other device')).value).toBe('4T9W-8MPX-0123');
  expect(screen.queryByText(/^The site did not answer/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Fetch results' }));
  await screen.findByText(/^The site did not answer/, undefined, SLOW);
});
