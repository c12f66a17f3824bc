import { accept, createRandom, reject } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fragmentOf, type LinkedResult, readFragment } from '../challenge/challenge-link.ts';
import { checkFriend } from './check-friend.ts';
import { friendNote } from './friend-words.ts';
import { checkedRound } from '../play/replayed-round.replay.ts';
import { packRecording } from '../recordings/packed-recording.lazy.ts';
import { roundEntry } from '../testing/rounds.ts';

const NAMES = ['Genoa', 'Napoli', 'Milan', 'Roma'];

/** A quiz of three questions, drawn from the deal by its seed. */
const GAME = {
  manifest: { key: 'cups', version: '1.4.0' },
  intro: { options: [{ name: 'time', initial: '30' }] },
  progress: ({ answers }: { answers: string[] }) => ({ done: answers.length, total: 3 }),
  deal: ({ services }: { services: { http: { get(path: string): Promise<unknown> } } }) =>
    services.http.get('/api/team-logos'),
  rules: {
    start: (names: string[], random: ReturnType<typeof createRandom>) => ({
      right: random.sample(names, 3),
      answers: [] as string[],
    }),
    play: (state: { right: string[]; answers: string[] }, { name }: { name: string }) =>
      NAMES.includes(name) ? accept({ ...state, answers: [...state.answers, name] }) : reject('notAnOption'),
    status({ right, answers }: { right: string[]; answers: string[] }) {
      if (answers.length < right.length) return { phase: 'open' };
      const history = answers.map((name, question) => ({
        ...{ correctAnswer: right[question]!, playerAnswer: name },
        isCorrect: name === right[question],
      }));
      const roundsWon = history.filter(({ isCorrect }) => isCorrect).length;
      const result = { outcome: 'win', score: 10 * roundsWon, roundsWon, roundsTotal: 3, history };
      return { phase: 'over', result };
    },
    legalMoves: () => [],
  },
} as unknown as AnyGame;

const SEED = 7;
const { right } = GAME.rules.start(NAMES, createRandom(SEED)) as { right: string[] };
const texts = { unknown: '', notBegun: '' };

interface Link {
  answers?: string[];
  version?: string;
  options?: Record<string, string>;
  claim?: Partial<LinkedResult>;
  /** The server's verdict in each move. */
  verdict?: boolean;
}

async function check(
  { answers = [right[0]!, right[1]!, 'Roma'], version = '1.4.0', options, claim, ...verdict }: Link,
  deal = NAMES,
  game = GAME,
) {
  const moves = answers.map((name) => ({ kind: 'answer', name, ...verdict }));
  const recording = {
    ...{ version, moves, timeScale: 3 },
    options: options ?? { time: '30' },
    times: moves.map(() => 0),
  };
  const result: LinkedResult = {
    ...{ won: 2, total: 3, score: 20, marks: [], tries: undefined, relaxed: false, options: {}, code: 'abcd' },
    ...{ moves: (await packRecording(recording))!, ...claim },
  };
  const { services } = fakeServices({ answer: deal });
  const dealt = { services, seed: SEED, preset: {}, texts };
  return checkFriend(result, game.manifest, (recording) => checkedRound(game, recording, dealt));
}

test('a link with moves shows the result of the moves, whatever the link claims', async () => {
  const last = right[2] === 'Roma' ? 3 : 2;
  const { result, standing, played, ghost } = await check({ claim: { won: 3, score: 999, marks: ['hit'] } });
  expect(standing).toBe('confirmed');
  expect(result).toMatchObject({ won: last, total: 3, score: 10 * last, relaxed: true, code: 'abcd' });
  expect(result.marks.slice(0, 2)).toEqual(['hit', 'hit']);
  expect(played).toMatchObject({
    version: '1.4.0',
    options: { time: '30' },
    game: {
      deal: NAMES,
      seed: SEED,
      moves: [{ name: right[0] }, { name: right[1] }, { name: 'Roma' }],
      times: [0, 0, 0],
    },
  });
  expect(ghost).toEqual([0, 0, 0].map((at, question) => ({ at, isRight: question < last })));
});

test.each<[string, string, Link]>([
  ['moves that the rules reject', 'damaged', { answers: ['Genoa', 'Arsenal', 'Roma'] }],
  ['too few moves', 'damaged', { answers: ['Genoa'] }],
  ['moves of an easier round', 'damaged', { options: { time: 'none' } }],
  ['bytes that are no recording', 'damaged', { claim: { moves: new Uint8Array(9) } }],
  ['cut moves', 'damaged', { claim: { moves: new Uint8Array() } }],
  ['moves of the next major version', 'otherVersion', { version: '2.0.0' }],
  ['moves of another minor version, which give a result,', 'confirmed', { version: '1.3.0' }],
])('the result of a link with %s is %s, and the intro says so', async (_what, expected, link) => {
  const friend = await check(link);
  const { result, standing } = friend;
  expect(standing).toBe(expected);
  expect(friendNote(friend, (key) => key)).toContain(`shared.${expected}`);
  if (expected === 'damaged') expect(result).toMatchObject({ won: 2, score: 20 });
});

test('moves that were played in another deal give no right answers', async () => {
  expect((await check({}, ['A', 'B', 'C'])).result.won).toBe(0);
});

test.each<[string, object, boolean]>([
  ['can be watched and raced', { names: NAMES, kind: 'answer' }, true],
  ['is not replayed if it contains texts that nobody can check', {}, false],
])('a friend’s round with verdicts of the server is not confirmed and %s', async (_what, request, isReplayed) => {
  const effects = () => [{ kind: 'request', key: 'verdict', request }];
  const asking = { ...GAME, rules: { ...GAME.rules, effects } } as AnyGame;
  const { standing, played, ghost } = await check({ verdict: true }, NAMES, asking);
  expect([standing, played !== undefined, ghost !== undefined]).toEqual(['claimed', isReplayed, isReplayed]);
});

test(
  'of 10,000 generated and changed links, none fails, and none is confirmed with another result than its moves have',
  { timeout: 120_000 },
  async () => {
    const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.', '');
    const changes = fc.array(fc.tuple(fc.nat(400), letters), { minLength: 1, maxLength: 3 });
    const generated = fc.stringMatching(/^[\w-]{1,60}\.[\w-]{1,300}$/);
    const manyLinks = fc.array(fc.oneof({ arbitrary: changes, weight: 9 }, { arbitrary: generated, weight: 1 }), {
      ...{ minLength: 40, maxLength: 40 },
    });
    const answers = fc.array(fc.constantFrom(...NAMES), { minLength: 3, maxLength: 3 });
    const dealt = { services: fakeServices({ answer: NAMES }).services, seed: SEED, preset: {}, texts };
    let confirmed = 0;
    await fc.assert(
      fc.asyncProperty(answers, manyLinks, async (chosen, links) => {
        const moves = chosen.map((name) => ({ kind: 'answer', name }));
        const options = { time: '30' };
        const recording = { version: '1.4.0', options, timeScale: 1, moves, times: moves.map(() => 9) };
        const kept = { id: 'd1/cups', at: 1, bytes: (await packRecording(recording))!, isShareable: true };
        const link = fragmentOf(roundEntry('d1/cups', { won: 2, total: 3 }), kept);
        for (const edits of links) {
          const linked = readFragment(typeof edits === 'string' ? `#v2.${edits}` : edits.reduce(changed, link));
          if (!linked) continue;
          const friend = await checkFriend(linked, GAME.manifest, (read) => checkedRound(GAME, read, dealt));
          if (friend.standing !== 'confirmed') {
            expect(friend.result).toBe(linked);
            continue;
          }
          confirmed += 1;
          const names = friend.played!.game.moves.map((move) => (move as { name: string }).name);
          expect(friend.result.won).toBe(names.filter((name, question) => name === right[question]).length);
        }
      }),
      { numRuns: 250 },
    );
    expect(confirmed).toBeGreaterThan(0);
  },
);

function changed(link: string, [place, letter]: readonly [place: number, letter: string]): string {
  const at = 4 + (place % (link.length - 4));
  return link.slice(0, at) + letter + link.slice(at + 1);
}
