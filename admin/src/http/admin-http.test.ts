import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdminHttp, withoutPassword } from './admin-http.ts';

const responses: Response[] = [];
const sent: RequestInit[] = [];
beforeEach(() =>
  vi.stubGlobal('fetch', (_path: string, options: RequestInit) => {
    sent.push(options);
    return Promise.resolve(responses.shift());
  }),
);
afterEach(() => vi.unstubAllGlobals());

function createHttp() {
  const lines: string[] = [];
  let lost = 0;
  const http = createAdminHttp({ onSessionLost: () => (lost += 1), log: (line) => lines.push(line) });
  return { http, lines, lost: () => lost };
}

test('logs the method, path and status of a request, without bodies', async () => {
  responses.push(Response.json({ secret: 1 }));
  const { http, lines } = createHttp();
  await http.post('/api/admin/login', { password: 'hush' });
  expect(lines).toEqual(['POST /api/admin/login', 'POST /api/admin/login: 200']);
});

test.each([
  ['/api/admin/games?password=hush', '/api/admin/games?password=…'],
  ['/api/admin/games?a=1&password=hu%20sh&b=2', '/api/admin/games?a=1&password=…&b=2'],
  ['/api/admin/games', '/api/admin/games'],
])('masks the password of %s in the log', (path, logged) => expect(withoutPassword(path)).toBe(logged));

test('throws an error with status and body for a response that is not OK', async () => {
  responses.push(new Response('not found here', { status: 404 }));
  const { http, lost } = createHttp();
  await expect(http.get('/api/admin/x')).rejects.toThrow('404: not found here');
  expect(lost()).toBe(0);
});

test.each([
  ['session.required', 1],
  ['session.wrongPassword', 0],
])('reports a lost session for a 401 with %s: %i times', async (code, times) => {
  responses.push(Response.json({ code, message: 'm', requestId: 'r' }, { status: 401 }));
  const { http, lost } = createHttp();
  await expect(http.get('/api/admin/x')).rejects.toThrow('401');
  expect(lost()).toBe(times);
});

test('does not use the HTTP cache', async () => {
  responses.push(Response.json([]));
  await createHttp().http.get('/api/coaches?limit=1000');
  expect(sent.at(-1)).toMatchObject({ cache: 'no-store', credentials: 'include' });
});

test('accepts a response without a body', async () => {
  responses.push(new Response(null, { status: 204 }));
  await expect(createHttp().http.delete('/api/admin/x')).resolves.toBeUndefined();
});
