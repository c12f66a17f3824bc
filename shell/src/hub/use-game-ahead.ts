import type { GameListing } from '@soccer-legends/contracts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { loadGame } from '../plugins/load-game.ts';
import { pageVouchesFor } from '../plugins/page-trust.ts';
import { preloadGame } from '../plugins/preload.ts';

/**
 * Returns handlers for a link that load its game ahead of the click. A failure is shown by the game's page, not here.
 */
export function useGameAhead(game: GameListing) {
  const { language } = useShellTexts();
  const preload = () => {
    if (pageVouchesFor(game)) preloadGame(game.remote, language);
  };
  return {
    onPointerEnter: preload,
    onFocus: preload,
    onPointerDown: () => {
      if (pageVouchesFor(game)) loadGame(game, language).catch(() => undefined);
    },
  };
}
