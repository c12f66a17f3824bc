import type { GameListing } from '@soccer-legends/contracts';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { loadGame, pageVouchesFor } from '../plugins/load-game.ts';
import { preloadGame } from '../plugins/preload.ts';

/** Returns handlers that load a link's game ahead of the click. The game's page shows a failure. */
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
