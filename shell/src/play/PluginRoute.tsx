import type { GameListing } from '@soccer-legends/contracts';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { useRegistry } from '../plugins/registry.ts';
import { GamePage } from './GamePage.tsx';
import { InactivePage } from './InactivePage.tsx';

/** Any address that is not the shell's own: a plugin's, or nobody's. */
export function PluginRoute() {
  const { pathname } = useLocation();
  const path = pathname.replace(/(.)\/+$/, '$1');
  const games = useRegistry();
  const game = games.find(({ route }) => route === path);
  const alias = games.find(({ key, route }) => `/${key}` === path && route !== path);

  if (game) return <GameAtItsVersion key={game.key} game={game} />;
  if (alias) return <Navigate to={alias.route} replace />;
  return <NotFoundPage />;
}

/** A visit stays with the version that it began with, whatever is released meanwhile. */
function GameAtItsVersion({ game }: { game: GameListing }) {
  const [atStart] = useState(game);
  return atStart.isActive ? <GamePage listing={atStart} /> : <InactivePage listing={game} />;
}
