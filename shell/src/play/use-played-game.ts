import { isChallengeToken } from '@soccer-legends/contracts';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { useMemo } from 'react';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { dealtGame } from './dealt-game.ts';
import type { SharedRound } from './shared-round.ts';

/** Returns the game of a visit. For a shared round, it explains why the server rejects a token. */
export function usePlayedGame(game: AnyGame, shared: SharedRound | undefined): AnyGame {
  const { t } = useShellTexts();
  return useMemo(() => {
    if (!shared) return game;
    const unknown = t(isChallengeToken(shared.token) ? 'challenge.ended' : 'matchday.unknown');
    return dealtGame(game, { unknown, notBegun: t('matchday.dealNotBegun') });
  }, [game, shared, t]);
}
