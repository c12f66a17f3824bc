import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attack } from './attack.ts';
import { exchange, statusesIn } from './raw-socket.ts';
import { ARCHIVES } from './tables/archives.ts';
import { AUTHENTICATION } from './tables/authentication.ts';
import { AUTHORISATION } from './tables/authorisation.ts';
import { BUSINESS } from './tables/business.ts';
import { INJECTION } from './tables/injection.ts';
import { PATHS } from './tables/paths.ts';
import { PROTOCOL } from './tables/protocol.ts';
import { SCRIPTING } from './tables/scripting.ts';
import { SERVER_REQUESTS } from './tables/server-requests.ts';
import { VALIDATION } from './tables/validation.ts';
import { Target } from './target.ts';

const AREAS: Readonly<Record<string, readonly Attack[]>> = {
  authentication: AUTHENTICATION,
  authorisation: AUTHORISATION,
  validation: VALIDATION,
  injection: INJECTION,
  scripting: SCRIPTING,
  paths: PATHS,
  archives: ARCHIVES,
  'requests of the server': SERVER_REQUESTS,
  'rules of the game': BUSINESS,
};
const MOST_GROWTH_MB = 200;
const PATIENCE = 120_000;

let target: Target;
let before: number;
/** Some of them end only when the server's patience does: all are begun at once. */
let heard: Promise<string>[];

beforeAll(async () => {
  target = await Target.start({ RATE_LIMITS: 'on' });
  await target.as('stranger', '/api/openapi.json');
  before = await target.residentMegabytes();
  heard = PROTOCOL.map(([, bytes]) => exchange(target.server.url, bytes));
}, PATIENCE);
afterAll(() => target?.stop());

for (const [area, attacks] of Object.entries(AREAS)) {
  describe(area, () => {
    const numbered = attacks.map(([what, ...rest], index) => [index + 1, what, ...rest] as const);
    test.each(numbered)('%i: %s', async (_number, _what, who, request, expected) => {
      expect(await target.outcome(who, request)).toBe(expected);
    });
  });
}

describe('protocol', () => {
  const numbered = PROTOCOL.map(([what, , statuses], index) => [index + 1, what, statuses] as const);
  test.each(numbered)('%i: %s', async (number, _what, statuses) => {
    expect(statusesIn(await heard[number - 1]!)).toBe(statuses);
  });
});

describe('after all of it', () => {
  test('there were more than ninety attacks', () => {
    const count = PROTOCOL.length + Object.values(AREAS).flat().length;
    expect(count).toBeGreaterThanOrEqual(90);
  });

  test('nothing was a fault of the server', () => {
    const faults = target.answers.filter(({ answer }) => answer.status >= 500);
    expect(faults.map(({ asked, answer }) => `${asked} answered ${answer.text}`)).toEqual([]);
    expect(target.server.output.split('\n').filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([]);
  });

  test('no answer told of the inside', async () => {
    const telling =
      /node_modules|\bat \S+ \(|\bat .*:\d+:\d+|SyntaxError|TypeError|select .* from |insert into|\/tmp\//;
    const texts = [...target.answers.map(({ answer }) => answer.text), ...(await Promise.all(heard))];
    expect(texts.filter((text) => telling.test(text) && !text.startsWith('<!doctype'))).toEqual([]);
  });

  test('every refusal has its id, and no answer says what the server is made of', () => {
    for (const { answer } of target.answers) {
      if (answer.status >= 400 && answer.text !== '' && !answer.text.startsWith('<'))
        expect(answer.json()['requestId']).toBe(answer.headers['x-request-id']);
      expect([answer.headers['x-powered-by'], answer.headers['server']]).toEqual([undefined, undefined]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('the server still stands, and the game is still on', async () => {
    expect((await target.as('stranger', '/readyz')).status).toBe(200);
    const games = await target.as('stranger', '/api/games', { from: '127.0.0.70' });
    expect(games.json<{ key: string; isActive: boolean }[]>()).toContainEqual(
      expect.objectContaining({ key: 'penalty-kick', isActive: true }),
    );
  });

  test('no secret is in a line of the log, nor among the figures', async () => {
    const told = `${target.server.output}\n${await target.metrics()}`;
    expect(target.secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(target.secrets.every((secret) => secret.length >= 16)).toBe(true);
  });

  test('its memory has not grown beyond bounds', async () => {
    expect((await target.residentMegabytes()) - before).toBeLessThan(MOST_GROWTH_MB);
  });
});
