import { expect, test } from 'vitest';
import { routeNames } from '../src/platform/http/registered-routes.ts';
import { onOneDatabase } from './fixtures/site.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';

onOneDatabase('every route', {}, (site) => {
  const routes = (): string[] => routeNames(site().app.getHttpAdapter().getInstance());
  // HEAD is as public as GET.
  const isPublic = (route: string): boolean => PUBLIC_ROUTES.includes(route.replace(/^HEAD /, 'GET '));

  test('is listed as public or requires a session', async () => {
    const guarded = routes().filter((route) => !isPublic(route));
    const answers = await Promise.all(
      guarded.map(async (route) => {
        const [method, url] = route.split(' ') as [string, string];
        const path = url.replace(/:\w+/g, '1').replace('*', 'x');
        const body = /^(?:POST|PUT|PATCH|QUERY)$/.test(method) ? { body: {} } : {};
        const { status, text } = await site().send(path, { method, ...body });
        return `${route} answered ${status} ${/"code":"([^"]*)"/.exec(text)?.[1] ?? ''}`.trim();
      }),
    );
    expect(guarded).toEqual(expect.arrayContaining(['GET /api/admin/session', 'DELETE /api/admin/sessions']));
    expect(answers).toEqual(
      guarded.map((route) => `${route} answered 401${route.startsWith('HEAD') ? '' : ' session.required'}`),
    );
  });

  test('that is listed as public exists', () => {
    expect(PUBLIC_ROUTES.filter((route) => !routes().includes(route))).toEqual([]);
  });
});
