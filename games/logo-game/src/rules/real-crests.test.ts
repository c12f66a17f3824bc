import { createRandom, randomOfMove, type GameResult } from '@soccer-legends/game-sdk';
import type { TeamLogo } from '@soccer-legends/game-sdk/data';
import { describe, expect, test } from 'vitest';
import { readLogos } from '../logos/read-logos.ts';
import { logoGame } from './logo-game.ts';
import type { LogoMove, LogoState } from './state.ts';

const COLORS = ['red', 'blue', 'white', 'black', 'gold', 'green', 'sky', 'navy'];

/** Forty clubs of four countries, each with its own crest, as in the bundled data. */
const drawn: TeamLogo[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  name: `Club ${index + 1}`,
  logoUrl: `/art/crest/${index + 1}.svg`,
  country: ['ENG', 'ESP', 'ITA', 'GER'][index % 4]!,
  crest: {
    shape: 'round',
    field: 'halves',
    colors: [COLORS[index % 8]!, COLORS[Math.floor(index / 8)]!],
    charge: `charge ${index}`,
    chargeColor: 'gold',
  },
}));
/** The same clubs after a sync: each with an address of another site, and without parts of a drawn crest. */
const synced = drawn.map(({ id, name, country }) => ({
  id,
  name,
  logoUrl: `https://media.example/football/teams/${id}.png`,
  country,
  crest: null,
}));

interface Played {
  questions: { logo: string; options: readonly string[] }[];
  result: GameResult;
}

/** Plays a game with the given correct and wrong answers. */
function play(logos: readonly TeamLogo[], seed: number, isRight: (question: number) => boolean): Played {
  const questions: Played['questions'] = [];
  let moves = 0;
  let state: LogoState = logoGame.start({ logos }, createRandom(seed));
  const move = (next: LogoMove) => {
    const outcome = logoGame.play(state, next, randomOfMove(seed, moves));
    if (!outcome.accepted) throw new Error(`${next.kind}: ${outcome.reason}`);
    moves += 1;
    state = outcome.state;
  };
  move({ kind: 'begin' });
  for (;;) {
    const { name } = logos[state.question.logo]!;
    const { options } = state.question;
    questions.push({ logo: name, options });
    move({ kind: 'shown' });
    move({ kind: 'answer', name: isRight(questions.length) ? name : options.find((option) => option !== name)! });
    move({ kind: 'next' });
    const status = logoGame.status(state);
    if (status.phase === 'over') return { questions, result: withoutPictures(status.result) };
  }
}

function withoutPictures(result: GameResult): GameResult {
  const history = (result.history ?? []).map(({ correctAnswer, playerAnswer, isCorrect }) => ({
    correctAnswer,
    playerAnswer,
    isCorrect,
  }));
  return { ...result, history };
}

describe('a game with real crests of a synced service', () => {
  test.each<[string, (question: number) => boolean]>([
    ['right', () => true],
    ['wrong', () => false],
    ['right every other time', (question) => question % 2 === 0],
  ])(
    'a game with real crests of a synced service asks the same questions and has the same result as with drawn crests, if answered %s',
    (_how, isRight) => {
      for (let seed = 1; seed <= 100; seed++) {
        expect(play(synced, seed, isRight)).toEqual(play(drawn, seed, isRight));
      }
    },
  );

  test('a game with real crests of a synced service has four different names in each question, even without countries or with some drawn crests', () => {
    const unknown = synced.map((logo) => ({ ...logo, country: null }));
    const mixed = synced.map((logo, index) => (index % 2 === 0 ? logo : drawn[index]!));
    for (const logos of [unknown, mixed]) {
      for (const { logo, options } of play(logos, 7, () => true).questions) {
        expect(new Set(options).size).toBe(4);
        expect(options).toContain(logo);
      }
    }
  });

  test('a game with real crests of a synced service uses the logos of the server as they are', () => {
    expect(readLogos(synced)).toEqual(synced);
  });
});
