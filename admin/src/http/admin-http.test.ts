import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdminHttp, PasswordNotEntered, withoutPassword } from './admin-http.ts';

const responses: Response[] = [];
const sent: RequestInit[] = [];
beforeEach(() =>
  vi.stubGlobal('fetch', (_path: string, options: RequestInit) => {
    sent.push(options);
    return Promise.resolve(responses.shift());
  }),
);
afterEach(() => vi.unstubAllGlobals());

function createHttp(askPassword = () => Promise.resolve('the proof'), renews = () => Promise.resolve(false)) {
  const lines: string[] = [];
  let lost = 0;
  const http = createAdminHttp({
    renewSession: () => ((lost += 1), renews()),
    askPassword,
    log: (line) => lines.push(line),
  });
  return { http, lines, lost: () => lost };
}

const passwordRequired = () =>
  Response.json({ code: 'session.passwordRequired', message: 'm', requestId: 'r' }, { status: 403 });

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

const sessionRequired = () =>
  Response.json({ code: 'session.required', message: 'm', requestId: 'r' }, { status: 401 });

test('renews the session once for two simultaneous requests, and then repeats both', async () => {
  responses.push(sessionRequired(), sessionRequired(), Response.json(1), Response.json(2));
  const { http, lost } = createHttp(undefined, () => Promise.resolve(true));
  expect(await Promise.all([http.post('/api/admin/x'), http.post('/api/admin/y')])).toEqual([1, 2]);
  expect(lost()).toBe(1);
});

test('asks for a login only once for a request, because the browser may have dropped the cookie', async () => {
  responses.push(sessionRequired(), sessionRequired());
  const { http, lost } = createHttp(undefined, () => Promise.resolve(true));
  await expect(http.get('/api/admin/x')).rejects.toThrow('401');
  expect(lost()).toBe(1);
});

test('bypasses the HTTP cache', async () => {
  responses.push(Response.json([]));
  await createHttp().http.get('/api/coaches?limit=1000');
  expect(sent.at(-1)).toMatchObject({ cache: 'no-store', credentials: 'include' });
});

test('accepts a response without a body', async () => {
  responses.push(new Response(null, { status: 204 }));
  await expect(createHttp().http.delete('/api/admin/x')).resolves.toBeUndefined();
});

test('asks for the password if an action needs it, repeats the action, and reuses the proof for the next action', async () => {
  sent.length = 0;
  responses.push(passwordRequired(), Response.json('done'), Response.json('done too'));
  const { http } = createHttp();
  expect(await http.post('/api/admin/x', { reason: 'y' })).toBe('done');
  expect(await http.delete('/api/admin/x')).toBe('done too');
  const proofs = sent.map(({ headers }) => new Headers(headers).get('x-password-proof'));
  expect(proofs).toEqual([null, 'the proof', 'the proof']);
  expect(sent.map(({ body }) => body)).toEqual(['{"reason":"y"}', '{"reason":"y"}', undefined]);
});

test('asks once for two simultaneous actions, and again after the proof has expired', async () => {
  let questions = 0;
  const { http } = createHttp(() => Promise.resolve(`proof ${(questions += 1)}`));
  responses.push(passwordRequired(), passwordRequired(), Response.json(1), Response.json(2));
  expect(await Promise.all([http.post('/api/admin/x'), http.post('/api/admin/y')])).toEqual([1, 2]);
  expect(questions).toBe(1);
  responses.push(passwordRequired(), Response.json(3));
  expect(await http.post('/api/admin/x')).toBe(3);
  expect(questions).toBe(2);
});

test('drops an action whose password dialog was closed, and asks again for the next one', async () => {
  sent.length = 0;
  const answers = [Promise.reject(new PasswordNotEntered()), Promise.resolve('p')];
  responses.push(passwordRequired(), passwordRequired(), Response.json('done'));
  const { http } = createHttp(() => answers.shift()!);
  await expect(http.post('/api/admin/x')).rejects.toThrow(PasswordNotEntered);
  expect(sent).toHaveLength(1);
  expect(await http.post('/api/admin/x')).toBe('done');
});
