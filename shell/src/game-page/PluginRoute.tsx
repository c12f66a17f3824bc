import { gameAtPath, isOlder, localize, type GameListing, type Localized } from '@soccer-legends/contracts';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { MessageCard } from '../figures/MessageCard.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { GamesLink } from '../page/ButtonLink.tsx';
import css from '../play/GamePage.module.css';
import { InactivePage } from '../play/InactivePage.tsx';
import { useRegistry } from '../plugins/registry.ts';
import { withdrawnIn } from '../plugins/withdrawal.ts';
import { GamePage } from './GamePage.tsx';

/** Handles every path that is not a page of the shell: a plugin's, or an unknown one. */
export function PluginRoute() {
  const { pathname, state } = useLocation();
  return <PluginAt key={pathname} path={pathname} withdrawn={withdrawnIn(state)} />;
}

/**
 * Shows a plugin. A visit keeps the version that it started with.
 * @param withdrawn the names of the game that was withdrawn while this page showed it
 */
function PluginAt({ path, withdrawn }: { path: string; withdrawn: Localized | undefined }) {
  const { t, language } = useShellTexts();
  const games = useRegistry();
  const listed = gameAtPath(path, games);
  const game = listed?.route === path ? listed : undefined;
  const [begun, setBegun] = useState<GameListing>();
  const open = game !== undefined && (game.isActive || game.preview === true);
  // A visit of a trusted game would go on, because its code cannot be stopped. A frame ends at once.
  const isRolledBack = begun?.sandbox && game && isOlder(game.version, begun.version);
  if (open && (!begun || isRolledBack)) setBegun(game);

  if (begun) {
    return (
      <>
        {begun.preview && (
          <p className={css.preview} role="note">
            {t('play.preview')}
          </p>
        )}
        <GamePage key={begun.remote.entry} listing={begun} />
      </>
    );
  }
  if (game) return open ? null : <InactivePage listing={game} />;
  if (listed) return <Navigate to={listed.route} replace />;
  if (!withdrawn) return <NotFoundPage />;
  const name = localize(withdrawn, language);
  return (
    <MessageCard title={name} error={t('play.withdrawn', { name })}>
      <GamesLink />
    </MessageCard>
  );
}
