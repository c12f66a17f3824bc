import { testDealContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { NATIONS, QUESTIONS } from './cups.ts';
import { dealNewGame } from './deal.ts';

testDealContract('new-game', { deal: dealNewGame });

const seeds = Array.from({ length: 100 }, (_, seed) => seed);

test('a deal has five different years, each with its winner among four different nations', async () => {
  for (const seed of seeds) {
    const { questions } = await dealNewGame({ seed });
    expect(new Set(questions.map(({ year }) => year)).size).toBe(QUESTIONS);
    for (const { winner, options } of questions) {
      expect(options).toContain(winner);
      expect(new Set(options).size).toBe(4);
      for (const nation of options) expect(NATIONS).toHaveProperty(nation);
    }
  }
});
