import { testDealContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { dealNewGame } from './deal.ts';

testDealContract('new-game', { deal: dealNewGame });

test('a deal has three different parts of the goal', async () => {
  for (let seed = 0; seed < 100; seed++) expect(new Set((await dealNewGame({ seed })).free).size).toBe(3);
});
