import type { GameServices, Translate } from '@soccer-legends/game-sdk';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useMemo } from 'react';
import { toastStore } from '../toasts/toast-store.ts';
import { gameHttp } from './game-http.ts';
import { gameStorage } from './game-storage.ts';
import { roundStorage } from './round-deal.ts';

/**
 * Returns the services of one game.
 * @param deal the token of a round that everybody gets alike
 */
export function useGameServices(key: string, t: Translate, deal?: string): GameServices {
  const { language, announce } = usePlatform();
  return useMemo(
    () => ({
      language,
      t,
      announce,
      http: gameHttp(key, deal),
      storage: deal === undefined ? gameStorage(key) : roundStorage(),
      toast: (toast) => void toastStore.add(toast),
      log: (message, fault) => console.error(`[${key}] ${message}`, fault ?? ''),
    }),
    [key, language, t, announce, deal],
  );
}
