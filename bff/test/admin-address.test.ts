import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, signIn as signInWith, type Administrator } from './fixtures/administrator.ts';
import type { Answer, SendOptions } from './fixtures/send.ts';
import { openAnyCopy, startSite, type Site, type SiteOptions } from './fixtures/site.ts';

const SITE = 'http://localhost:3000';
const CONSOLE = 'http://admin.localhost:3000';
const PLUGIN = '/api/admin/plugins/penalty-kick';
const PAGE = { accept: 'text/html' };
const LOGIN = { method: 'POST', body: { password: PASSWORD } };

type At = 'site' | 'console';
const HOSTS = { site: 'localhost:3000', console: 'admin.localhost:3000' };

/** One kind of database is enough, because the address of a request does not depend on it. */
function describeSite(title: string, options: SiteOptions, suite: (site: () => Site) => void): void {
  describe(title, () => {
    let site: Site;
    beforeAll(async () => {
      site = await startSite(openAnyCopy, options);
    });
    afterAll(() => site?.close());
    suite(() => site);
  });
}

describeSite(
  'with an address for the console',
  { variables: { ADMIN_URL: CONSOLE }, plugins: (folder) => void folder.build('penalty-kick') },
  (site: () => Site) => {
    const sendTo = (at: At, path: string, { headers, ...sending }: SendOptions = {}): Promise<Answer> =>
      site().send(path, { ...sending, headers: { host: HOSTS[at], 'sec-fetch-site': 'same-origin', ...headers } });
    const signIn = (): Promise<Administrator> =>
      signInWith({ send: (path, sending) => sendTo('console', path, sending) });
    /** Returns the status with the target of a redirect or the code of a problem. */
    const outcome = ({ status, headers, text }: Answer): [number, string?] => {
      if (headers.location !== undefined) return [status, headers.location];
      const isProblem = status >= 400 && headers['content-type']?.startsWith('application/json');
      return isProblem ? [status, (JSON.parse(text) as { code: string }).code] : [status];
    };
    const entryOf = async (): Promise<string> => {
      const games = (await sendTo('site', '/api/games')).json<{ key: string; remote: { entry: string } }[]>();
      return games.find(({ key }) => key === 'penalty-kick')!.remote.entry;
    };

    test.each<[At, string, object, [number, string?]]>([
      ['site', '/', PAGE, [200]],
      ['site', '/penalty-kick', PAGE, [200]],
      ['site', '/admin', PAGE, [302, `${CONSOLE}/admin`]],
      ['site', '/admin-login', PAGE, [302, `${CONSOLE}/admin-login`]],
      ['site', '/admin-login', { ...PAGE, cookie: 'app-language=de' }, [302, `${CONSOLE}/admin-login?lang=de`]],
      ['site', '/admin/unknown', PAGE, [302, `${CONSOLE}/admin/unknown`]],
      ['site', '/api/games', {}, [200]],
      ['site', '/favicon.svg', {}, [200]],
      ['console', '/admin', PAGE, [200]],
      ['console', '/admin-login', PAGE, [200]],
      ['console', '/admin/unknown', PAGE, [404]],
      ['console', '/', PAGE, [302, `${SITE}/`]],
      ['console', '/settings', PAGE, [302, `${SITE}/settings`]],
      ['console', '/penalty-kick?lang=de', PAGE, [302, `${SITE}/penalty-kick?lang=de`]],
      ['console', '//evil.example/%2e%2e', PAGE, [302, `${SITE}/not-found`]],
      ['console', '/api/games', {}, [200]],
      ['console', '/favicon.svg', {}, [200]],
      ['console', '/packages/plugin-cli.tgz', {}, [404, 'request.notFound']],
    ])('the %s answers %s for a visitor', async (at, path, headers, expected) => {
      expect(outcome(await sendTo(at, path, { headers: { ...headers } }))).toEqual(expected);
    });

    test('only the site serves files of games', async () => {
      const entry = await entryOf();
      expect((await sendTo('site', entry)).status).toBe(200);
      expect(outcome(await sendTo('console', entry))).toEqual([404, 'request.notFound']);
    });

    test.each<[At, string, SendOptions, [number, string?]]>([
      ['console', '/api/admin/session', {}, [200]],
      ['console', '/api/admin/games', {}, [200]],
      ['console', '/api/admin/games/1', { method: 'PATCH', body: { isActive: true } }, [200]],
      [
        'console',
        `${PLUGIN}/tokens`,
        { method: 'POST', body: { name: 'a', days: 1 } },
        [403, 'session.passwordRequired'],
      ],
      ['console', '/api/admin/unknown', {}, [404, 'request.notFound']],
      ['site', '/api/admin/session', {}, [403, 'request.wrongAddress']],
      ['site', '/api/admin/games', {}, [403, 'request.wrongAddress']],
      ['site', `/api/admin/games?password=${encodeURIComponent(PASSWORD)}`, {}, [403, 'request.wrongAddress']],
      ['site', '/api/admin/games/1', { method: 'PATCH', body: { isActive: false } }, [403, 'request.wrongAddress']],
      ['site', '/api/admin/login', LOGIN, [403, 'request.wrongAddress']],
      ['site', '/api/admin/logout', { method: 'POST' }, [403, 'request.wrongAddress']],
      ['site', '/api/admin/sync/progress', {}, [403, 'request.wrongAddress']],
      ['site', `${PLUGIN}/tokens`, {}, [403, 'request.wrongAddress']],
      // The administrator's cookie and a token that does not exist.
      ['site', `${PLUGIN}/tokens`, { headers: { authorization: 'Bearer x' } }, [401, 'session.required']],
      ['site', PLUGIN, { headers: { authorization: 'Bearer x' } }, [401, 'publishToken.invalid']],
      ['site', '/api/admin/login', { ...LOGIN, headers: { authorization: 'x' } }, [403, 'request.wrongAddress']],
      // Only `Host` counts, because a script can set `X-Forwarded-Host`.
      ['site', '/api/admin/session', { headers: { 'x-forwarded-host': HOSTS.console } }, [403, 'request.wrongAddress']],
    ])('the %s answers %s for a browser with a session', async (at, path, sending, expected) => {
      const { cookie } = await signIn();
      expect(outcome(await sendTo(at, path, { ...sending, headers: { cookie, ...sending.headers } }))).toEqual(
        expected,
      );
    });

    test.each<[string, Record<string, string | undefined>, number]>([
      ['a page of the console', { 'sec-fetch-site': 'same-origin' }, 200],
      ['the address bar', { 'sec-fetch-site': 'none' }, 200],
      ['a page of the site', { 'sec-fetch-site': 'same-site' }, 403],
      ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
      ['a page of the console in an older browser', { 'sec-fetch-site': undefined, origin: CONSOLE }, 200],
      ['a page of the site in an older browser', { 'sec-fetch-site': undefined, origin: SITE }, 403],
    ])('the console answers a read by %s with its status', async (_from, given, status) => {
      const { cookie } = await signIn();
      const headers = Object.fromEntries(
        Object.entries({ host: HOSTS.console, cookie, ...given }).filter(([, value]) => value !== undefined),
      );
      const answer = await site().send('/api/admin/session', { headers });
      expect(answer.status).toBe(status);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    });

    test('a team publishes with its token at the address of the site', async () => {
      const admin = await signIn();
      const { secret } = (
        await admin.send(`${PLUGIN}/tokens`, { method: 'POST', body: { name: 'team', days: 1 } })
      ).json<{ secret: string }>();
      const answer = await sendTo('site', PLUGIN, { headers: { authorization: `Bearer ${secret}` } });
      expect([answer.status, answer.json()['key']]).toEqual([200, 'penalty-kick']);
    });

    test('the console’s document may only load from the console’s address', async () => {
      const { headers } = await sendTo('console', '/admin', { headers: { ...PAGE } });
      expect(headers['content-security-policy']).toContain("connect-src 'self';");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['cross-origin-opener-policy']).toBe('noopener-allow-popups');
    });

    describe('a game that is switched off', () => {
      const switchOff = async (admin: Administrator): Promise<void> => {
        const games = (await admin.send('/api/admin/games')).json<{ id: number; key: string }[]>();
        const { id } = games.find(({ key }) => key === 'penalty-kick')!;
        await admin.send(`/api/admin/games/${id}`, { method: 'PATCH', body: { isActive: false } });
      };
      const open = (at: At, address: string, cookie = ''): Promise<Answer> =>
        sendTo(at, address.replace(SITE, ''), { headers: { ...PAGE, cookie } });

      test('is shown to the administrator who follows the link of the console', async () => {
        const admin = await signIn();
        await switchOff(admin);
        expect((await open('site', '/penalty-kick', admin.cookie)).status).toBe(404);
        const link = await open('console', '/penalty-kick', admin.cookie);
        expect(link.headers.location).toMatch(/^http:\/\/localhost:3000\/penalty-kick\?preview=[\w.-]+$/);
        const arrival = await open('site', link.headers.location!);
        expect([arrival.status, arrival.headers.location]).toEqual([302, `${SITE}/penalty-kick`]);
        const [given, hint] = arrival.headers['set-cookie']!;
        expect(given).toMatch(/^sl-preview=[\w.-]+; Path=\/; Max-Age=28800; SameSite=Lax; HttpOnly$/);
        // Scripts of the site read it.
        expect(hint).toBe('sl-administrator=1; Path=/; Max-Age=28800; SameSite=Lax');
        const preview = given!.split(';')[0]!;
        const page = await open('site', '/penalty-kick', preview);
        expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
        // The round of a visitor's report is played on the site, too.
        const readRound = (cookie: string) => sendTo('site', '/api/feedback/1/round', { headers: { cookie } });
        expect(outcome(await readRound(preview))).toEqual([404, 'feedback.notFound']);
        expect(outcome(await readRound(''))).toEqual([401, 'session.required']);
        // The cookie allows only previews.
        expect((await admin.send('/api/admin/session', { headers: { cookie: preview } })).status).toBe(401);
        expect((await sendTo('site', '/api/admin/session', { headers: { cookie: preview } })).status).toBe(403);
        await admin.send('/api/admin/logout', { method: 'POST' });
        expect((await open('site', '/penalty-kick', preview)).status).toBe(404);
      });

      test.each([
        ['a visitor', ''],
        ['a made-up session', `sl_admin=${'a'.repeat(43)}`],
      ])('gives no pass to %s', async (_who, cookie) => {
        await switchOff(await signIn());
        expect((await open('console', '/penalty-kick', cookie)).headers.location).toBe(`${SITE}/penalty-kick`);
      });

      test('gives no pass to a request from a page of the site', async () => {
        const { cookie } = await signIn();
        const headers = { ...PAGE, cookie, 'sec-fetch-site': 'same-site' };
        expect((await sendTo('console', '/penalty-kick', { headers })).headers.location).toBe(`${SITE}/penalty-kick`);
      });

      test('is not shown for a pass that has expired or was changed', async () => {
        const admin = await signIn();
        await switchOff(admin);
        const { location = '' } = (await open('console', '/penalty-kick', admin.cookie)).headers;
        const changed = await open(
          'site',
          location.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')),
        );
        site().clock.advance(60_001);
        const late = await open('site', location);
        for (const { status, headers } of [changed, late])
          expect([status, headers.location, headers['set-cookie']]).toEqual([302, `${SITE}/penalty-kick`, undefined]);
      });
    });
  },
);

describeSite(
  'with an https address for the console',
  {
    variables: { PUBLIC_URL: 'https://games.example.org', ADMIN_URL: 'https://admin.example.org' },
  },
  (site) => {
    test('the session is a cookie of the console’s host only', async () => {
      const headers = { host: 'admin.example.org', origin: 'https://admin.example.org' };
      const answer = await site().send('/api/admin/login', { ...LOGIN, headers });
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Host-sl_admin=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
      ]);
    });

    test('a picture has the address of the page that shows it', async () => {
      const photoAt = async (host: string): Promise<string> => {
        const [coach] = (await site().send('/api/coaches?limit=1', { headers: { host } })).json<{ photo: string }[]>();
        return new URL(coach!.photo).origin;
      };
      expect(await photoAt('admin.example.org')).toBe('https://admin.example.org');
      expect(await photoAt('games.example.org')).toBe('https://games.example.org');
    });
  },
);

describeSite(
  'on localhost without an address for the console',
  { plugins: (folder) => void folder.build('penalty-kick') },
  (site) => {
    const sendTo = (at: At, path: string, { headers, ...sending }: SendOptions = {}): Promise<Answer> =>
      site().send(path, { ...sending, headers: { host: HOSTS[at], 'sec-fetch-site': 'same-origin', ...headers } });

    test.each<At>(['site', 'console'])('an administrator signs in and works at the address of the %s', async (at) => {
      const admin = await signInWith({ send: (path, sending) => sendTo(at, path, sending) });
      expect((await sendTo(at, '/admin', { headers: PAGE })).status).toBe(200);
      expect((await sendTo(at, '/api/admin/session', { headers: { cookie: admin.cookie } })).status).toBe(200);
    });

    test('the console’s address shows no game and serves no file of one, and the site’s address does', async () => {
      const [game] = (await sendTo('site', '/api/games')).json<{ remote: { entry: string } }[]>();
      const entry = game!.remote.entry;
      expect([(await sendTo('site', entry)).status, (await sendTo('console', entry)).status]).toEqual([200, 404]);
      const page = await sendTo('console', '/penalty-kick', { headers: PAGE });
      expect([page.status, page.headers.location]).toEqual([302, `${SITE}/penalty-kick`]);
    });

    test('a game that is switched off is shown to an administrator of either address', async () => {
      for (const at of ['site', 'console'] as const) {
        const admin = await signInWith({ send: (path, sending) => sendTo(at, path, sending) });
        const games = (await admin.send('/api/admin/games')).json<{ id: number }[]>();
        await admin.send(`/api/admin/games/${games[0]!.id}`, { method: 'PATCH', body: { isActive: false } });
        const headers = { ...PAGE, cookie: admin.cookie };
        const link = await sendTo(at, '/penalty-kick', { headers });
        if (at === 'site') expect(link.status).toBe(200);
        else expect(link.headers.location).toMatch(/^http:\/\/localhost:3000\/penalty-kick\?preview=/);
      }
    });
  },
);

test.each<[boolean, { PUBLIC_URL?: string; ADMIN_URL?: string }]>([
  [true, { PUBLIC_URL: 'https://games.example.org' }],
  [false, { PUBLIC_URL: 'https://games.example.org', ADMIN_URL: 'https://console.example.net' }],
  [false, {}],
])(
  'the console is told that it shares its origin with the games of a public site: %s, for %o',
  async (told, variables) => {
    const site = await startSite(openAnyCopy, { variables });
    const host = new URL(variables.ADMIN_URL ?? variables.PUBLIC_URL ?? SITE).host;
    const send = (path: string, { headers, ...sending }: SendOptions = {}): Promise<Answer> =>
      site.send(path, { ...sending, headers: { host, ...headers } });
    try {
      const admin = await signInWith({ send });
      expect((await admin.send('/api/admin/session')).json()['sharesOrigin']).toBe(told);
    } finally {
      await site.close();
    }
  },
);
