import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { useMemo } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { dealtGame } from './dealt-game.ts';
import type { SharedRound } from './shared-round.ts';

/** Returns the game of a visit. With a shared round, its deal explains why the server rejects a token. */
export function usePlayedGame(game: AnyGame, shared: SharedRound | undefined): AnyGame {
  const { t } = useShellTexts();
  return useMemo(
    () => (shared ? dealtGame(game, { unknown: t('matchday.unknown'), notBegun: t('matchday.dealNotBegun') }) : game),
    [game, shared, t],
  );
}
