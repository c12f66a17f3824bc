import { createRandom, LIVES, type GameServices } from '@soccer-legends/game-sdk';
import {
  dealForSeeds,
  naiveMeasurements,
  type Measurement,
  type QuizQuestion,
  type SeededDeal,
} from '@soccer-legends/game-sdk/testing/fairness';
import { dealLogoGame } from '../deal.ts';
import { QUESTIONS } from '../rules/logo-game.ts';
import { nextLogo, questionAbout } from '../rules/question.ts';
import type { LogoDeal } from '../rules/state.ts';

/** Generates a game for each seed, and measures how well a player could guess without knowledge. */
export async function measure(
  servicesFor: (seed: number) => GameServices,
  seeds: readonly number[],
): Promise<Measurement[]> {
  const games = (await dealForSeeds(dealLogoGame, servicesFor, seeds)).map(questionsOf);
  return [{ what: 'questions', value: games.flat().length }, ...naiveMeasurements(games, LIVES)];
}

function questionsOf({ deal: { logos }, seed }: SeededDeal<LogoDeal>): QuizQuestion[] {
  const random = createRandom(seed);
  const shown: number[] = [];
  return Array.from({ length: QUESTIONS }, () => {
    const logo = nextLogo({ logos, shown, broken: [] }, random)!;
    shown.push(logo);
    return { options: questionAbout(logo, logos, random).options, answer: logos[logo]!.name };
  });
}
