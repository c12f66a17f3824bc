import type { PlayerDetail } from '@soccer-legends/game-sdk/data';

/** The player of a round without the name, so that neither the page nor a saved game shows the answer. */
export type Card = Omit<PlayerDetail, 'name'>;

/** Returns a player without the name and any property that the game does not know. */
export function cardOf({ id, country, nation, position, photo, career, currentTeamAsOf = null }: PlayerDetail): Card {
  return { id, country, nation, position, photo, career, currentTeamAsOf };
}
