import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdminHttp, withoutPassword } from './admin-http.ts';

const answers: Response[] = [];
const sent: RequestInit[] = [];
beforeEach(() =>
  vi.stubGlobal('fetch', (_path: string, options: RequestInit) => {
    sent.push(options);
    return Promise.resolve(answers.shift());
  }),
);
afterEach(() => vi.unstubAllGlobals());

function console() {
  const lines: string[] = [];
  let lost = 0;
  const http = createAdminHttp({ onSessionLost: () => (lost += 1), log: (line) => lines.push(line) });
  return { http, lines, lost: () => lost };
}

test('every request and the status of its answer is logged, without bodies', async () => {
  answers.push(Response.json({ secret: 1 }));
  const { http, lines } = console();
  await http.post('/api/admin/login', { password: 'hush' });
  expect(lines).toEqual(['POST /api/admin/login', 'POST /api/admin/login: 200']);
});

test.each([
  ['/api/admin/games?password=hush', '/api/admin/games?password=…'],
  ['/api/admin/games?a=1&password=hu%20sh&b=2', '/api/admin/games?a=1&password=…&b=2'],
  ['/api/admin/games', '/api/admin/games'],
])('no password of %s is logged', (path, logged) => expect(withoutPassword(path)).toBe(logged));

test('an answer that is not OK becomes an error with status and body', async () => {
  answers.push(new Response('no such thing', { status: 404 }));
  const { http, lost } = console();
  await expect(http.get('/api/admin/x')).rejects.toThrow('404: no such thing');
  expect(lost()).toBe(0);
});

test.each([
  ['session.required', 1],
  ['session.wrongPassword', 0],
])('a 401 with %s ends the session %i times', async (code, times) => {
  answers.push(Response.json({ code, message: 'm', requestId: 'r' }, { status: 401 }));
  const { http, lost } = console();
  await expect(http.get('/api/admin/x')).rejects.toThrow('401');
  expect(lost()).toBe(times);
});

test('no call takes an answer from what the browser has kept', async () => {
  answers.push(Response.json([]));
  await console().http.get('/api/coaches?limit=1000');
  expect(sent.at(-1)).toMatchObject({ cache: 'no-store', credentials: 'include' });
});

test('an empty answer is no fault', async () => {
  answers.push(new Response(null, { status: 204 }));
  await expect(console().http.delete('/api/admin/x')).resolves.toBeUndefined();
});
