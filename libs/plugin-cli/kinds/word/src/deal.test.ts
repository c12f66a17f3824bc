import { fakeServices, testDealContract } from '@soccer-legends/game-sdk/testing';
import { expect, test } from 'vitest';
import { dealNewGame } from './deal.ts';

const answer = [{ word: 'BAGGIO' }, { word: 'MÜLLER' }, { word: 'RIVERA' }];

testDealContract('new-game', { deal: dealNewGame, answer });

test.each([
  ['from the site, if it has only the letters A to Z', answer, /^(BAGGIO|RIVERA)$/],
  ['from the build if there is no site', new Error('no site'), /^(KROOS|MESSI|PIRLO|XAVI|ZIDANE)$/],
])('a deal has a name %s', async (_what, given, expected) => {
  const { services } = fakeServices({ answer: given });
  for (let seed = 0; seed < 20; seed++) expect((await dealNewGame({ seed, services })).word).toMatch(expected);
});
