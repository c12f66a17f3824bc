import { expect, test } from 'vitest';
import { recordedAnswer } from './recorded-site.ts';

function read(address: string, seed = 'one'): unknown {
  const answer = recordedAnswer(address, seed);
  return answer && JSON.parse(answer.body.toString());
}

test.each(['/api/players?limit=30', '/api/connections-game', '/api/player-grid/game'])(
  'the recorded response to %s depends only on the seed and the address',
  (address) => {
    const drawn = new Set(Array.from({ length: 9 }, (_, seed) => JSON.stringify(read(address, String(seed)))));
    expect(drawn.size).toBeGreaterThan(1);
    expect(read(address)).toEqual(read(address));
  },
);

test.each<[string, string, number]>([
  ['as many players as the limit', '/api/players?limit=5', 5],
  ['all recorded players for a larger limit', '/api/players?limit=300', 64],
  ['the players whose name contains a text in any spelling', '/api/players/search?q=zzz', 0],
])('a recorded list has %s', (_what, address, length) => {
  expect(read(address)).toHaveLength(length);
});

test('every player of a recorded list has details and is found by a search', () => {
  const players = read('/api/players?limit=300') as { id: number; name: string }[];
  for (const { id, name } of players) {
    expect(read(`/api/players/${id}`)).toMatchObject({ id, name });
    expect(read(`/api/players/search?q=${encodeURIComponent(name.toLowerCase())}`)).toContainEqual(
      expect.objectContaining({ id, name }),
    );
  }
});

test('every picture in a recorded response is recorded too', () => {
  const addresses = ['/api/players?limit=300', '/api/coaches', '/api/team-logos', '/api/connections-game'];
  const pictures = addresses.flatMap((address) => JSON.stringify(read(address)).match(/\/art\/[^"]+/g)!);
  expect(pictures.filter((picture) => recordedAnswer(picture, '')?.contentType !== 'image/svg+xml')).toEqual([]);
});

test.each(['/api/goals', '/api/players/1', '/art/player/1.svg', '/'])(
  'the recorded site has no response to %s',
  (address) => {
    expect(recordedAnswer(address, 'one')).toBeUndefined();
  },
);
