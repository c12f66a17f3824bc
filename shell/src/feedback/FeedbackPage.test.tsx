import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your feedback');
const type = (value: string) => fireEvent.change(text(), { target: { value } });

/** Sends a text, and returns a function that sends the server's response. */
async function sendText(value: string, savedLocally = false): Promise<() => Promise<void>> {
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => (respond = resolve));
  vi.stubGlobal('fetch', (path: string) => (path === '/api/feedback' ? response : new Promise(() => undefined)));
  vi.spyOn(console, 'info').mockReturnValue();
  renderApp({ path: '/feedback' });
  type(value);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' })));
  return () => act(async () => respond(Response.json({ savedLocally })));
}

test.each([
  [false, 'Thank you! We read every message.'],
  [true, 'It is saved, and we will read it.'],
])('a message that the server received (saved locally: %s) is confirmed with "%s"', async (savedLocally, thanks) => {
  const respond = await sendText('More goalkeepers!', savedLocally);
  await respond();
  await screen.findByText('Feedback received');
  screen.getByText(thanks);
  expect(text().value).toBe('');
});

test('empties the form after a success', async () => {
  const respond = await sendText('More goalkeepers!');
  await respond();
  await screen.findByRole('button', { name: 'Send feedback' });
  expect(text().value).toBe('');
});

test('keeps a text that was changed while the earlier one was sent', async () => {
  const respond = await sendText('More goalkeepers!');
  type('More goalkeepers, please!');
  await respond();
  await screen.findByRole('button', { name: 'Send feedback' });
  expect(text().value).toBe('More goalkeepers, please!');
});
