import { FEEDBACK_GAMES, type ResultTheme } from '@soccer-legends/contracts';

/** Returns the address of the feedback form with a game and its name filled in, to report wrong data. */
export function reportAddress(name: string, theme: ResultTheme): string {
  const game = FEEDBACK_GAMES.find((other) => other === theme) ?? FEEDBACK_GAMES[0];
  return `/feedback?${new URLSearchParams({ game, about: name })}`;
}
