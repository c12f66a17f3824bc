import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcomeOf, type Attacker } from './attack.ts';
import { requestsTo, type Description, type DescribedRequest } from './described-requests.ts';
import { Target } from './target.ts';

const SEED = Number(process.env['SEED'] ?? 20_261_121);
/** `npm run attack` sends more. */
const SENDS_ALL = process.env['ATTACK'] === 'all';
const REQUESTS_PER_OPERATION = SENDS_ALL ? 20 : 2;
/** Not a leak: memory grew by 150 MB after 20 requests of each operation, and by 230 to 240 MB after 40, 60 and 80. */
const MAX_GROWTH_MB = SENDS_ALL ? 250 : 150;
const TIMEOUT_MS = 120_000;
/** Sent without a session, because these operations would end the shared session or use up the small API quota. */
const WITHOUT_SESSION = new Set([
  'post /api/admin/logout',
  'delete /api/admin/sessions',
  'post /api/admin/login',
  'get /api/admin/players-by-name',
  'get /api/admin/random-players',
  'post /api/admin/import-player',
  'post /api/admin/players/{id}/update',
]);

let target: Target;
let api: Description;
let before: number;
const outcomes = new Map<string, number>();

beforeAll(async () => {
  target = await Target.start();
  api = (await target.as('stranger', '/api/openapi.json')).json<Description>();
  before = await target.residentMegabytes();
}, TIMEOUT_MS);
afterAll(() => target?.stop());

/** Returns the fault of a response; undefined for a correct one. */
async function faultOf(who: Attacker, { path, ...sending }: DescribedRequest): Promise<string | undefined> {
  const answer = await target.as(who, path, sending);
  const outcome = outcomeOf(answer);
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  if (answer.status >= 500) return `${outcome}: ${answer.text}`;
  if (answer.status < 400 || answer.headers['content-type']?.startsWith('text/html')) return undefined;
  const { code, message, requestId } = answer.json<Record<string, string>>();
  const isProblem = Boolean(code && message) && requestId === answer.headers['x-request-id'];
  return isProblem ? undefined : `no problem: ${answer.text}`;
}

describe(`input generated from the API description, seed ${SEED}`, () => {
  test('never causes a server error, and every rejection is a problem document', { timeout: TIMEOUT_MS }, async () => {
    const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ path, method })),
    );
    const faults = await Promise.all(
      operations.map(async ({ path, method }, index) => {
        const name = `${method} ${path}`;
        const who = WITHOUT_SESSION.has(name) ? 'stranger' : 'administrator';
        const seed = SEED + index;
        const requests = fc.sample(requestsTo(api, path, method), { seed, numRuns: REQUESTS_PER_OPERATION });
        const found: string[] = [];
        for (const request of requests) {
          const fault = await faultOf(who, request);
          if (fault) found.push(`${request.method} ${request.path} ${String(request.body)} -> ${fault}`);
        }
        return found;
      }),
    );
    expect(faults.flat()).toEqual([]);
    expect(operations.length).toBeGreaterThan(50);
    // Both valid and invalid requests were sent.
    const count = (status: RegExp): number =>
      [...outcomes].reduce((sum, [outcome, times]) => (status.test(outcome) ? sum + times : sum), 0);
    const few = Math.min(100, 20 * REQUESTS_PER_OPERATION);
    expect(count(/^2/)).toBeGreaterThan(few);
    expect(count(/^400/)).toBeGreaterThan(few);
    expect(count(/^401 session/)).toBeLessThanOrEqual(WITHOUT_SESSION.size * REQUESTS_PER_OPERATION);
    console.log(`Seed ${SEED}, ${operations.length} operations:`, Object.fromEntries([...outcomes].sort()));
  });

  test('leaves the server ready, without errors or secrets in its log', async () => {
    expect((await target.as('stranger', '/readyz')).status).toBe(200);
    const faults = target.server.output.split('\n').filter((line) => /"level":"(?:error|fatal)"/.test(line));
    expect(faults).toEqual([]);
    expect(target.secrets.filter((secret) => target.server.output.includes(secret))).toEqual([]);
    expect((await target.residentMegabytes()) - before).toBeLessThan(MAX_GROWTH_MB);
  });
});
