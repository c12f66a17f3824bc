import { FEEDBACK_GAMES, type ResultTheme } from '@soccer-legends/contracts';

/** Where a player reports wrong data of a game: the form, with its game and its name filled in. */
export function reportAddress(name: string, theme: ResultTheme): string {
  const game = FEEDBACK_GAMES.find((other) => other === theme) ?? FEEDBACK_GAMES[0];
  return `/feedback?${new URLSearchParams({ game, about: name })}`;
}
