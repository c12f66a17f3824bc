import { accept, reject, type Rules } from '@soccer-legends/game-sdk';
import { type Recording, replayToEnd } from '@soccer-legends/game-sdk/recording';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fragmentOf, readFragment } from '../challenge/challenge-link.ts';
import { siteLedger } from '../ledger/site-ledger.ts';
import { fakeIndexedDb } from '../testing/fake-indexed-db.ts';
import { roundEntry } from '../testing/rounds.ts';
import { keepRecording, packRecording, unpackRecording } from './packed-recording.lazy.ts';

fakeIndexedDb();

interface Answer {
  kind: 'answer';
  name: string;
}

const DEAL = ['Genoa', 'Napoli', 'Milan', 'Roma', 'Lazio', 'Torino', 'Parma', 'Como', 'Bari', 'Pisa'];

/** A quiz of ten questions that has all names as options. */
const quiz: Rules<readonly string[], { deal: readonly string[]; answers: string[] }, Answer> = {
  start: (deal) => ({ deal, answers: [] }),
  play: ({ deal, answers }, { kind, name }) =>
    kind === 'answer' && deal.includes(name) ? accept({ deal, answers: [...answers, name] }) : reject('notAnOption'),
  status({ deal, answers }) {
    if (answers.length < deal.length) return { phase: 'open' };
    const won = rightIn(answers);
    return { phase: 'over', result: { outcome: 'win', score: 10 * won, roundsWon: won, roundsTotal: deal.length } };
  },
  *legalMoves({ deal }) {
    for (const name of deal) yield { kind: 'answer', name };
  },
};

function rightIn(answers: readonly string[]): number {
  return answers.filter((name, question) => name === DEAL[question]).length;
}

const roundWith = (answers: readonly string[], changes: Partial<Recording> = {}): Recording => ({
  ...{ version: '1.4.0', options: {}, timeScale: 1 },
  moves: answers.map((name) => ({ kind: 'answer', name })),
  times: answers.map((_, question) => 25 * question + 18),
  ...changes,
});

test('a packed recording unpacks to the same recording and is short', async () => {
  const round = roundWith(DEAL);
  const bytes = (await packRecording(round))!;
  expect(bytes.length).toBeLessThan(160);
  expect(await unpackRecording(bytes)).toEqual(round);
});

test('a recording that unpacks to 300 kB is rejected', async () => {
  const bomb = (await packRecording(roundWith([], { options: { zeros: '0'.repeat(300_000) } })))!;
  expect(bomb.length).toBeLessThan(400);
  expect(await unpackRecording(bomb)).toBeUndefined();
});

test('a recording with lists or long texts is not read from a link', async () => {
  for (const name of [['Genoa'], 'G'.repeat(61)]) {
    const bytes = (await packRecording(roundWith([], { moves: [{ kind: 'answer', name }], times: [0] })))!;
    expect(await unpackRecording(bytes)).toBeUndefined();
  }
});

test('no recording is packed in a browser that cannot compress', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  expect(await packRecording(roundWith(DEAL))).toBeUndefined();
});

test('the ledger keeps the moves of a round, but not of a game that was saved without times', async () => {
  const { moves } = roundWith(DEAL);
  const game = { deal: DEAL, seed: 1, moves, times: moves.map(() => 0), timers: {}, timeScale: 1 };
  const played = { version: '1.4.0', options: {}, savedAt: 0, game };
  await keepRecording({ id: 'd1/cups', at: 5 }, played);
  const kept = (await siteLedger.recording('d1/cups'))!;
  expect(kept).toMatchObject({ at: 5, isShareable: true });
  expect(await unpackRecording(kept.bytes)).toMatchObject({ moves });
  const { times: _times, ...older } = game;
  await keepRecording({ id: 'd2/cups', at: 6 }, { ...played, game: older });
  expect(await siteLedger.recording('d2/cups')).toBeUndefined();
});

test(
  '10,000 changed links are refused, or their moves give exactly what the rules give',
  { timeout: 120_000 },
  async () => {
    const answers = fc.shuffledSubarray(DEAL, { minLength: 10 });
    const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.', '');
    const changes = fc.array(fc.tuple(fc.nat(400), letters), { minLength: 1, maxLength: 3 });
    const manyChanges = fc.array(changes, { minLength: 40, maxLength: 40 });
    let replayed = 0;
    await fc.assert(
      fc.asyncProperty(answers, manyChanges, async (chosen, links) => {
        const recording = { id: 'd1/cups', at: 1, bytes: (await packRecording(roundWith(chosen)))!, isShareable: true };
        const won = rightIn(chosen);
        const link = fragmentOf(roundEntry('d1/cups', { won, score: 10 * won }), recording);
        for (const edits of links) {
          const { moves } = readFragment(edits.reduce(changed, link)) ?? {};
          const read = moves && (await unpackRecording(moves));
          const end = read && replayToEnd(quiz, { deal: DEAL, seed: 1, moves: read.moves as Answer[] });
          if (!end) continue;
          replayed += 1;
          expect(end.result.roundsWon).toBe(rightIn(read!.moves.map((move) => (move as Answer).name)));
        }
      }),
      { numRuns: 250 },
    );
    expect(replayed).toBeGreaterThan(0);
  },
);

function changed(link: string, [place, letter]: readonly [place: number, letter: string]): string {
  const at = 4 + (place % (link.length - 4));
  return link.slice(0, at) + letter + link.slice(at + 1);
}
