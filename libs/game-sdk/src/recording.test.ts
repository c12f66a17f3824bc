import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  claimsIn,
  isShareable,
  readRecording,
  type Recording,
  recordingOf,
  replayToEnd,
  writeRecording,
} from './recording.ts';
import { createRandom } from './random.ts';
import { accept, reject, type Rules } from './rules.ts';

const ROUND: Recording = {
  version: '1.4.0',
  options: { time: 'none' },
  timeScale: null,
  moves: [{ kind: 'answer', name: 'Genoa' }, { kind: 'next' }, 'timeOut', { kind: 'answer', name: 'Napoli' }, { x: 1 }],
  times: [25, 40, 90, 1000, 1001],
};

describe('the text of a recording', () => {
  test('is short, because it groups fields by kind and writes waits in base 36', () => {
    expect(writeRecording(ROUND)).toBe(
      '["1.4.0",null,{"time":"none"},null,[["answer","name"],["next"],null,[null,"x"]],"01203",' +
        '[["Genoa","Napoli"],[],["timeOut"],[1]],"p f 1e pa 1"]',
    );
  });

  test('is read back as the same recording for any moves', () => {
    const move = fc.oneof(
      fc.record(
        { kind: fc.constantFrom('answer', 'next'), name: fc.string(), cell: fc.nat() },
        { requiredKeys: ['kind'] },
      ),
      fc.json().map((text): unknown => JSON.parse(text)),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(move, fc.nat(5000)), { maxLength: 30 }), fc.nat(), (played, seed) => {
        let time = 0;
        const times = played.map(([, wait]) => (time += wait));
        const recording: Recording = { ...ROUND, seed, moves: played.map(([one]) => one), times };
        const text = writeRecording(recording);
        if (text !== undefined) expect(readRecording(text)).toEqual(recording);
      }),
    );
  });

  test.each([
    ['no JSON', '{'],
    ['another list', '[]'],
    ['no version', '[1,null,{},1,[],"",[],""]'],
    ['markup in place of a version', '["<b>",null,{},1,[],"",[],""]'],
    ['a seed that is not a whole number', '["1.0.0",0.5,{},1,[],"",[],""]'],
    ['a time scale of 0', '["1.0.0",null,{},0,[],"",[],""]'],
    ['options that are not texts', '["1.0.0",null,{"a":{}},1,[],"",[],""]'],
    ['a move of an unknown shape', '["1.0.0",null,{},1,[["go"]],"1",[[]],"0"]'],
    ['fewer fields than moves', '["1.0.0",null,{},1,[["go","to"]],"00",[[1]],"0 0"]'],
    ['more fields than moves', '["1.0.0",null,{},1,[["go","to"]],"0",[[1,2]],"0"]'],
    ['fewer times than moves', '["1.0.0",null,{},1,[["go"]],"00",[[]],"0"]'],
    ['a time before the start', '["1.0.0",null,{},1,[["go"]],"0",[[]],"-1"]'],
    ['another spelling', '["1.0.0",null,{},1,[["go"]], "0",[[]],"0"]'],
    ['another spelling of a time', '["1.0.0",null,{},1,[["go"]],"0",[[]],"00"]'],
  ])('is rejected: %s', (_case, text) => {
    expect(readRecording(text)).toBeUndefined();
  });
});

test('a recording has the seed only of a round without a token', () => {
  const game = { deal: null, seed: 7, moves: ['go'], times: [149], timers: {}, timeScale: 1 };
  const played = { version: '1.0.0', options: {}, game };
  expect(recordingOf(played, false)).toMatchObject({ seed: 7, times: [1] });
  expect(recordingOf(played, true)).not.toHaveProperty('seed');
  expect(recordingOf({ ...played, game: { ...game, times: [] } }, true)).toBeUndefined();
});

test.each([
  ['numbers and short texts', [{ kind: 'guess', word: 'OCHOA', id: null, cell: 3 }, { kind: 'seen' }, 'leave'], true],
  ['a list of players from the server', [{ kind: 'restocked', players: [] }], false],
  ['a card from the server', [{ kind: 'dealt', card: { id: 1 } }], false],
  ['a long text', [{ kind: 'guess', text: 'a'.repeat(61) }], false],
])('a link may contain moves with %s: %j %s', (_what, moves, expected) => {
  expect(isShareable({ moves })).toBe(expected);
});

type Guess = { kind: 'guess'; id: number } | { kind: 'judged'; right: boolean } | { kind: 'pictured'; id: number };
interface Judged {
  asks: { id: number } | undefined;
  won: number;
  over: boolean;
}

/** The server judges a guess. A picture is only loaded. */
const judged: Rules<null, Judged, Guess, { id: number }> = {
  start: () => ({ asks: undefined, won: 0, over: false }),
  play(state, move) {
    if (move.kind === 'guess') return state.asks ? reject('asked') : accept({ ...state, asks: { id: move.id } });
    if (!state.asks) return reject('notAsked');
    return accept({ asks: undefined, won: move.kind === 'judged' && move.right ? 1 : 0, over: true });
  },
  status: ({ over, won }) =>
    over ? { phase: 'over', result: { outcome: 'win', score: 0, roundsWon: won, roundsTotal: 1 } } : { phase: 'open' },
  effects: ({ asks }) => (asks ? [{ kind: 'request', key: 'verdict', request: asks }] : []),
  *legalMoves() {},
};

const ASKED: Judged = { asks: { id: 4 }, won: 0, over: false };

test.each<[string, Guess, unknown[]]>([
  ['claims a verdict of the server', { kind: 'judged', right: true }, [true]],
  ['claims nothing if a response only repeats its request', { kind: 'pictured', id: 4 }, []],
])('a replayed recording %s', (_what, response, expected) => {
  const moves: Guess[] = [{ kind: 'guess', id: 4 }, response];
  expect(replayToEnd(judged, { deal: null, seed: 1, moves })?.result.roundsTotal).toBe(1);
  expect(claimsIn(judged, [judged.start(null, createRandom(1)), ASKED], moves)).toEqual(expected);
});

test.each<[string, Guess[]]>([
  ['is refused if it does not end', [{ kind: 'guess', id: 4 }]],
  ['is refused if the rules reject a move', [{ kind: 'judged', right: true }]],
  [
    'is refused if it goes on after the end',
    [
      { kind: 'guess', id: 4 },
      { kind: 'pictured', id: 4 },
      { kind: 'guess', id: 5 },
    ],
  ],
])('a replayed recording %s', (_what, moves) => {
  expect(replayToEnd(judged, { deal: null, seed: 1, moves })).toBeUndefined();
});
