import { beforeAll, expect, test } from 'vitest';
import { PROBLEM_CODES } from '@soccer-legends/contracts';
import { routeNames } from '../src/platform/http/registered-routes.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';
import { assertDescribed } from './fixtures/described-responses.ts';
import type { Answer } from './fixtures/send.ts';
import { openAnyCopy, startSite, type Site } from './fixtures/site.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  security?: Record<string, string[]>[];
  responses: Record<string, { content?: Record<string, object> }>;
}
interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, unknown>; required?: string[] }> };
}

let site: Site;
let api: Description;
beforeAll(async () => {
  site = await startSite(openAnyCopy);
  api = (await site.send('/api/openapi.json')).json<Description>();
  return () => site.close();
});

const operations = (): [string, Operation][] =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path.replace('{path}', '*').replaceAll(/\{(\w+)\}/g, ':$1')}`,
      operation,
    ]),
  );

test('describes exactly the routes of the router', () => {
  const routes = routeNames(site.app.getHttpAdapter().getInstance())
    // HEAD comes with every GET, and `/api/admin/*` only rejects requests.
    .filter((route) => !route.startsWith('HEAD ') && !route.endsWith(' /api/admin/*'))
    .map((route) => (route.endsWith(' *') ? route.replace(' *', ' /*') : route));
  expect(
    operations()
      .map(([route]) => route)
      .sort(),
  ).toEqual(routes.sort());
});

test('marks the public calls', () => {
  const open = operations().filter(([, { security }]) => security?.some((way) => Object.keys(way).length === 0));
  expect(open.map(([route]) => route).sort()).toEqual([...PUBLIC_ROUTES].sort());
});

test('has a unique operation id for each route, and a parameter for each placeholder of its path', () => {
  const names = operations().map(([, { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const [path, methods] of Object.entries(api.paths))
    for (const { parameters = [] } of Object.values(methods))
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
        path.match(/\{\w+\}/g) ?? [],
      );
});

test('describes the validation rules of a request', () => {
  expect(api.paths['/api/players']!['get']!.parameters).toEqual([
    { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 1000 } },
    { name: 'deal', in: 'query', required: false, schema: { type: 'string' } },
  ]);
  expect(api.components.schemas['GuessRequest']).toEqual({
    type: 'object',
    properties: {
      gameId: { type: 'string', format: 'uuid' },
      playerId: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    },
    required: ['gameId', 'playerId'],
  });
  expect(api.components.schemas['Reports']!.properties['reports']).toMatchObject({
    type: 'array',
    items: { $ref: '#/components/schemas/Report' },
  });
  expect(api.components.schemas['FeedbackRequest']!.required).toEqual(['gameType', 'feedback']);
  expect(Object.keys(api.paths['/api/admin/plugins']!['post']!.requestBody!.content)).toEqual(['application/zip']);
});

test('describes the response of every operation that sends JSON, and every error', () => {
  const { schemas } = api.components;
  const referred = new Set(
    [...JSON.stringify(api).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!),
  );
  expect([...referred].filter((name) => !(name in schemas))).toEqual([]);
  expect(schemas['Problem']).toMatchObject({
    required: ['code', 'message', 'requestId'],
    properties: { fieldFaults: { type: 'array' }, conflicts: { type: 'array' }, failure: expect.anything() as unknown },
  });
  expect(schemas['ProblemCode']).toMatchObject({ enum: [...PROBLEM_CODES] });
  const success = (operation: Operation) =>
    Object.entries(operation.responses).find(([status]) => status.startsWith('2'))![1].content?.['application/json'];
  expect(success(api.paths['/api/feedback']!['post']!)).toEqual({
    schema: { $ref: '#/components/schemas/FeedbackReceived' },
  });
  const without = operations().filter(([route, operation]) => route.includes(' /api/') && !success(operation));
  // These send nothing, a file or a stream.
  expect(without.map(([route]) => route).sort()).toEqual([
    'DELETE /api/admin/plugins/:key/dev-override',
    'DELETE /api/admin/plugins/:key/tokens/:id',
    'DELETE /api/admin/plugins/:key/webhook',
    'GET /api/admin/audit.csv',
    'GET /api/admin/csv/:table',
    'GET /api/admin/facts/:kind/:id/editors',
    'GET /api/admin/feedback.csv',
    'GET /api/admin/sync-history/:id/details',
    'GET /api/admin/sync/progress',
    'GET /api/events',
    'GET /api/openapi.json',
    'PATCH /api/admin/people/:id',
    'POST /api/admin/alerts/test-message',
    'POST /api/admin/categories/history/:revision/revert',
    'POST /api/client-reports',
    'POST /api/csp-reports',
    'POST /api/leagues/:id/entries/:entry',
    'POST /api/leagues/:id/leaving',
    'POST /api/leagues/:id/replacement',
    'POST /api/matchdays/:matchday/results',
    'POST /api/plugin-health',
    'POST /api/transfers/:id',
  ]);
});

test('has a recorded example of each public call that reads JSON', async () => {
  const bodies = operations().flatMap(([route, { responses }]) => {
    const [status = '', success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
    const body = success?.content?.['application/json'] as { example?: unknown } | undefined;
    return body && route.includes(' /api/') ? [{ route, status: Number(status), ...body }] : [];
  });
  const without = bodies.filter(({ route, example }) => PUBLIC_ROUTES.includes(route) && example === undefined);
  const reads = without.map(({ route }) => route).filter((route) => route.startsWith('GET '));
  expect(reads.sort()).toEqual([
    'GET /api/feedback/:id/round',
    'GET /api/leagues/:id',
    'GET /api/matchdays/:matchday/results/:game',
    'GET /api/provenance-keys',
  ]);
  for (const { route, status, example } of bodies.filter((body) => body.example !== undefined)) {
    const [method, path] = route.split(' ') as [string, string];
    const headers = { 'content-type': 'application/json' };
    await assertDescribed(site.app, method, path, { status, headers, text: JSON.stringify(example) } as Answer);
  }
});

test('is sent from memory', async () => {
  const first = await site.send('/api/openapi.json');
  const again = await site.send('/api/openapi.json', { headers: { 'if-none-match': first.headers.etag! } });
  expect([first.status, again.status]).toEqual([200, 304]);
});
