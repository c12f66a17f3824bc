import { createRandom, type GameServices } from '@soccer-legends/game-sdk';
import { naivePlayers, percent, type Measurement, type QuizQuestion } from '@soccer-legends/game-sdk/fairness';
import { dealLogoGame } from './deal.ts';
import { LIVES, QUESTIONS } from './rules/logo-game.ts';
import { nextLogo, questionAbout } from './rules/question.ts';
import type { LogoGameDeal } from './rules/state.ts';

export const title = 'Guess the Club Logo';

/** Asks the questions of a game with each seed, and measures what a player without knowledge could use. */
export async function measure(
  servicesFor: (seed: number) => GameServices,
  seeds: readonly number[],
): Promise<Measurement[]> {
  const games = await Promise.all(
    seeds.map(async (seed) =>
      questionsOf(await dealLogoGame({ options: {}, seed, services: servicesFor(seed) }), seed),
    ),
  );
  return [
    { what: 'questions', value: games.flat().length },
    ...naivePlayers(games, LIVES).flatMap(({ player, right, won }) => [
      { what: `% right: ${player}`, value: percent(right), most: 30 },
      { what: `% games won: ${player}`, value: percent(won), most: 10 },
    ]),
  ];
}

function questionsOf({ logos }: LogoGameDeal, seed: number): QuizQuestion[] {
  const random = createRandom(seed);
  const shown: number[] = [];
  return Array.from({ length: QUESTIONS }, () => {
    const logo = nextLogo({ logos, shown, broken: [] }, random)!;
    shown.push(logo);
    return { options: questionAbout(logo, logos, random).options, answer: logos[logo]!.name };
  });
}
