import type { GameServices, Translate } from '@soccer-legends/game-sdk';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useMemo } from 'react';
import { toastStore } from '../toasts/toast-store.ts';
import { gameHttp } from './game-http.ts';
import { gameStorage } from './game-storage.ts';
import { roundStorage } from './round-deal.ts';
import { trainingHttp } from './training-http.ts';

/** `deal` is the token of a round that is the same for all visitors. */
export function useGameServices(key: string, t: Translate, deal?: string): GameServices {
  const { language, announce } = usePlatform();
  return useMemo(
    () => ({
      language,
      t,
      announce,
      http: deal === undefined ? trainingHttp(gameHttp(key), playersDue) : gameHttp(key, deal),
      storage: deal === undefined ? gameStorage(key) : roundStorage(),
      toast: (toast) => void toastStore.add(toast),
      log: (message, fault) => console.error(`[${key}] ${message}`, fault ?? ''),
    }),
    [key, language, t, announce, deal],
  );
}

/** If the ledger's code fails to load, a round is drawn without the missed players. */
async function playersDue(): Promise<readonly number[]> {
  try {
    const training = await import('../album/training.lazy.ts');
    return await training.playersDue();
  } catch (error) {
    console.error('The code that finds missed players could not be loaded', error);
    return [];
  }
}
