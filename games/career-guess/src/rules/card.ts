import type { PlayerDetail } from '@soccer-legends/game-sdk/data';

/** The player of a round without the name: neither the page nor a saved game can give away what they do not hold. */
export type Card = Omit<PlayerDetail, 'name'>;

/** Takes the name off. */
export function cardOf({ id, country, nation, position, photo, career }: PlayerDetail): Card {
  return { id, country, nation, position, photo, career };
}
