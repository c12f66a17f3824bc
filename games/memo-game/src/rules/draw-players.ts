import { distinctBy, fold, type PicturedPlayer, type Random } from '@soccer-legends/game-sdk';

export const PAIRS = 8;

/** Returns up to eight players with unique names and photos, and with different stickers if possible. */
export function drawPlayers(pool: readonly PicturedPlayer[], random: Random): PicturedPlayer[] {
  const pictured = distinctBy(random.shuffle(pool), ({ photo }) => photo);
  const players = distinctBy(pictured, ({ name }) => fold(name));
  const apart = distinctBy(players, lookOf);
  const alike = players.filter((player) => !apart.includes(player));
  return [...apart, ...alike].slice(0, PAIRS);
}

// All that a screen reader gets of a sticker, which is also the fallback of a photograph.
function lookOf({ nation, country, position }: PicturedPlayer): string {
  return [nation ?? country, position].join(' ');
}
