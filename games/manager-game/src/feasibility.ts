import { createRandom, fold, type GameServices } from '@soccer-legends/game-sdk';
import { dealManagerGame } from './deal.ts';
import { ROUNDS } from './rules/manager-game.ts';
import { nextCoach, questionAbout } from './rules/question.ts';

/** What `isFeasible` checks, for the report. */
export const title = 'Manager: ten rounds of different coaches, four different names each';

export async function isFeasible(services: GameServices, seed: number): Promise<boolean> {
  const { coaches } = await dealManagerGame({ options: {}, seed, services });
  const random = createRandom(seed);
  const shown: number[] = [];
  const offered: (readonly string[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const state = { coaches, shown, offered, broken: [] };
    const coach = nextCoach(state, random);
    if (coach === undefined) return false;
    const { options } = questionAbout(coach, state, random);
    if (new Set(options.map(fold)).size !== 4 || !options.includes(coaches[coach]!.name)) return false;
    shown.push(coach);
    offered.push(options);
  }
  return new Set(shown).size === ROUNDS;
}
