import { testDealContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { dealNewGame } from './deal.ts';
import { CUPS } from './rules/new-game.ts';

testDealContract('new-game', { deal: dealNewGame });

test('a deal has four cups with different winners', async () => {
  for (let seed = 0; seed < 100; seed++) {
    const { cups, nations } = await dealNewGame({ seed });
    expect(new Set(nations).size).toBe(CUPS);
    expect(cups.map(({ winner }) => winner).sort()).toEqual([...nations].sort());
  }
});
