import { gameAtPath, localize, type GameListing } from '@soccer-legends/contracts';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { useRegistry, useWithdrawn } from '../plugins/registry.ts';
import { GamePage } from './GamePage.tsx';
import { InactivePage } from '../play/InactivePage.tsx';
import { PreviewNote } from '../play/PreviewNote.tsx';
import { WithdrawnPage } from '../play/WithdrawnPage.tsx';

/** Handles every path that is not a page of the shell: a plugin's, or an unknown one. */
export function PluginRoute() {
  const { pathname } = useLocation();
  return <PluginAt key={pathname} path={pathname} />;
}

/** Shows a plugin. A visit keeps the version that it started with, unless the plugin is withdrawn. */
function PluginAt({ path }: { path: string }) {
  const games = useRegistry();
  const withdrawn = useWithdrawn();
  const { language } = useShellTexts();
  const listed = gameAtPath(path, games);
  const game = listed?.route === path ? listed : undefined;
  const [begun, setBegun] = useState<GameListing>();
  const open = game !== undefined && (game.isActive || game.preview === true);
  if (!begun && open) setBegun(game);

  if (begun && withdrawn.has(begun.key)) return <WithdrawnPage name={localize(begun.names, language)} />;
  if (begun) {
    return (
      <>
        {begun.preview && <PreviewNote />}
        <GamePage listing={begun} />
      </>
    );
  }
  if (game) return open ? null : <InactivePage listing={game} />;
  if (listed) return <Navigate to={listed.route} replace />;
  return <NotFoundPage />;
}
