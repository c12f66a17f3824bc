import { useRegistry } from '../plugins/registry.ts';
import { GameTiles, MOST_TILES } from './GameTiles.tsx';

/** The active games that follow a game in the list. After the last one, begins again. */
export function MoreGames({ after }: { after: string }) {
  const games = useRegistry();
  const place = games.findIndex(({ key }) => key === after);
  const following = [...games.slice(place + 1), ...games.slice(0, Math.max(place, 0))]
    .filter(({ isActive }) => isActive)
    .slice(0, MOST_TILES);
  return <GameTiles games={following.map((game) => ({ game, to: game.route }))} />;
}
