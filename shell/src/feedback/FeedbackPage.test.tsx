import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';

afterEach(() => {
  vi.useRealTimers();
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

test('sends a text again after the delay that the server asks for, and says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const rejected = Response.json(
    { code: 'rateLimited', message: 'Too many' },
    { status: 429, headers: { 'Retry-After': '300' } },
  );
  const answers = [rejected, Response.json({ savedLocally: false })];
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/feedback' ? Promise.resolve(answers.shift()!) : new Promise(() => undefined),
  );
  vi.spyOn(console, 'info').mockReturnValue();
  renderApp({ path: '/feedback' });
  type('More goalkeepers!');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send feedback' })));
  await screen.findByText(/yours is sent again in 5 minutes/);
  expect(text().value).toBe('More goalkeepers!');
  await act(async () => vi.advanceTimersByTime(290_000));
  expect(answers).toHaveLength(1);
  await act(async () => vi.advanceTimersByTime(10_000));
  await screen.findByText('Thank you! We read every message.');
  expect(text().value).toBe('');
});
