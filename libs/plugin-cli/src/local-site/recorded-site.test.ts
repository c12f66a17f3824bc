import { expect, test } from 'vitest';
import { isFrozenCall } from './data-calls.ts';
import { recordedAnswer } from './recorded-site.ts';

function read(address: string, seed = 'one'): unknown {
  const answer = recordedAnswer(address, seed);
  return answer && JSON.parse(answer.body.toString());
}

test.each([
  '/api/players?limit=30',
  '/api/squads?limit=3',
  '/api/groups?limit=3',
  '/api/connections-game',
  '/api/player-grid/game',
])('the recorded response to %s depends only on the seed and the address', (address) => {
  const drawn = new Set(Array.from({ length: 9 }, (_, seed) => JSON.stringify(read(address, String(seed)))));
  expect(drawn.size).toBeGreaterThan(1);
  expect(read(address)).toEqual(read(address));
});

test.each<[string, string, number]>([
  ['as many players as the limit', '/api/players?limit=5', 5],
  ['all recorded players for a larger limit', '/api/players?limit=300', 64],
  ['as many squads as the limit', '/api/squads?limit=3', 3],
  ['no squad of an unknown club', '/api/squads?club=1&season=1850', 0],
  ['no career of an unknown player', '/api/players/careers?ids=1,2', 0],
  ['the players whose name contains a text in any spelling', '/api/players/search?q=zzz', 0],
])('a recorded list has %s', (_what, address, length) => {
  expect(read(address)).toHaveLength(length);
});

test('every player of a recorded list has details and is found by a search', () => {
  const players = read('/api/players?limit=300') as { id: number; name: string }[];
  for (const { id, name } of players) {
    expect(read(`/api/players/${id}`)).toMatchObject({ id, name });
    expect([read(`/api/players/${id}`)]).toMatchObject(read(`/api/players/careers?ids=1,${id}`) as object[]);
    expect(read(`/api/players/search?q=${encodeURIComponent(name.toLowerCase())}`)).toContainEqual(
      expect.objectContaining({ id, name }),
    );
  }
});

test('every picture in a recorded response is recorded too', () => {
  const addresses = [
    '/api/players?limit=300',
    '/api/coaches',
    '/api/team-logos',
    '/api/squads',
    '/api/groups',
    '/api/connections-game',
  ];
  const pictures = addresses.flatMap((address) => JSON.stringify(read(address)).match(/\/art\/[^"]+/g)!);
  expect(pictures.filter((picture) => recordedAnswer(picture, '')?.contentType !== 'image/svg+xml')).toEqual([]);
});

test.each(['/api/goals', '/api/players/1', '/art/player/1.svg', '/'])(
  'the recorded site has no response to %s',
  (address) => {
    expect(recordedAnswer(address, 'one')).toBeUndefined();
  },
);

test.each([
  ['/api/players?limit=300', true],
  ['/api/players?limit=301', false],
  ['/api/players/careers?ids=1,2', true],
  ['/api/squads?limit=10', true],
  ['/api/groups?limit=10', true],
  ['/api/squads?club=1&season=2015', false],
  ['/api/players/1', false],
])('a matchday freezes the response to %s: %s', (call, isFrozen) => {
  expect(isFrozenCall(call)).toBe(isFrozen);
});
