import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { PublicOrigin, SiteAddresses } from './site-addresses.ts';

const SITE = 'https://games.example.org';

describe('with an address for the console', () => {
  test.each([
    ['https://admin.example.org', 'admin.example.org', 'console'],
    ['https://admin.example.org', 'ADMIN.example.org', 'console'],
    ['https://admin.example.org', 'admin.example.org:443', 'console'],
    ['https://admin.example.org', 'admin.example.org:80', 'site'],
    ['https://admin.example.org', 'games.example.org', 'site'],
    ['https://admin.example.org', 'admin.example.org.evil.example', 'site'],
    ['https://admin.example.org', 'evil.example', 'site'],
    ['https://admin.example.org', '', 'site'],
    ['https://admin.example.org', undefined, 'site'],
    ['http://localhost:8081', 'localhost:8081', 'console'],
    ['http://localhost:8081', 'localhost:8080', 'site'],
    ['http://localhost:8081', '127.0.0.1:8081', 'site'],
    ['http://localhost', 'localhost:80', 'console'],
    ['http://admin.localhost:3000', 'admin.localhost:3000', 'console'],
    ['http://admin.localhost:3000', 'localhost:3000', 'site'],
  ])('%s: a request to %j belongs to the %s', (adminUrl, host, expected) => {
    const addresses = new SiteAddresses({ publicUrl: SITE, adminUrl });
    const headers = host === undefined ? {} : { host };
    expect([addresses.servesConsole(headers), addresses.servesGames(headers), addresses.originOf(headers)]).toEqual(
      expected === 'console' ? [true, false, adminUrl] : [false, true, SITE],
    );
  });

  test('ignores a forwarded host', () => {
    const addresses = new SiteAddresses({ publicUrl: SITE, adminUrl: 'https://admin.example.org' });
    const headers = { host: 'games.example.org', 'x-forwarded-host': 'admin.example.org' };
    expect(addresses.servesConsole(headers)).toBe(false);
  });
});

test.each(['games.example.org', 'admin.example.org', undefined])(
  'without one, a request to %j may use everything',
  (host) => {
    const addresses = new SiteAddresses({ publicUrl: SITE, adminUrl: undefined });
    const headers = host === undefined ? {} : { host };
    expect([addresses.servesConsole(headers), addresses.servesGames(headers), addresses.originOf(headers)]).toEqual([
      true,
      true,
      SITE,
    ]);
  },
);

test.each([
  ['http://localhost:3000', 'admin.localhost:3000', [true, false, 'http://admin.localhost:3000']],
  ['http://localhost', 'admin.localhost', [true, false, 'http://admin.localhost']],
  ['http://localhost:3000', 'localhost:3000', [true, true, 'http://localhost:3000']],
  ['http://localhost:3000', 'admin.localhost:3001', [true, true, 'http://localhost:3000']],
  [SITE, 'admin.localhost', [true, true, SITE]],
])(
  'the site %s without one: a request to %j may use the console, the games and the origin %j',
  (publicUrl, host, all) => {
    const addresses = new SiteAddresses({ publicUrl, adminUrl: undefined });
    expect([addresses.servesConsole({ host }), addresses.servesGames({ host }), addresses.originOf({ host })]).toEqual(
      all,
    );
  },
);

describe('with hosts for games', () => {
  const GAMES = 'https://*.games.example';

  test.each([
    [GAMES, 'memo-game.games.example', 'memo-game'],
    [GAMES, 'MEMO-GAME.games.example:443', 'memo-game'],
    [GAMES, 'games.example', undefined],
    [GAMES, 'a.memo-game.games.example', undefined],
    [GAMES, 'memo-game.gamesXexample', undefined],
    [GAMES, 'memo-game.games.example.evil.example', undefined],
    [GAMES, undefined, undefined],
    ['http://*.games.localhost:4600', 'memo-game.games.localhost:4600', 'memo-game'],
    ['http://*.games.localhost:4600', 'memo-game.games.localhost:4601', undefined],
    [undefined, 'memo-game.games.example', undefined],
  ])('%s: a request to %j is for the frames of %j', (gamesUrl, host, key) => {
    const addresses = new SiteAddresses({ publicUrl: SITE, adminUrl: undefined, gamesUrl });
    const headers = host === undefined ? {} : { host };
    expect(addresses.gameHostOf(headers)).toEqual(key && { key, origin: gamesUrl!.replace('*', key) });
  });

  test.each([
    [GAMES, 'https://memo-game.games.example/plugins/frame'],
    [undefined, '/plugins/frame'],
  ])('%s: the document of a frame is at %s', (gamesUrl, address) => {
    const addresses = new SiteAddresses({ publicUrl: SITE, adminUrl: undefined, gamesUrl });
    expect(addresses.frameOf('memo-game')).toBe(address);
  });
});

test.each([
  ['localhost:3999', 'http://localhost:3999'],
  ['localhost:1', 'http://localhost:3000'],
  ['localhost', 'http://localhost:3000'],
  ['admin.localhost:3000', 'http://admin.localhost:3000'],
  ['evil.example:3999', 'http://localhost:3000'],
])('a server at port 3999 of this machine that is requested as %s has the origin %s', (host, origin) => {
  const config = { publicUrl: 'http://localhost:3000', adminUrl: undefined };
  const request = { headers: { host }, socket: { localPort: 3999 } } as IncomingMessage;
  expect(new PublicOrigin(config).of(request)).toBe(origin);
});
