import type { GameServices, Translate } from '@soccer-legends/game-sdk';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useMemo } from 'react';
import { toastStore } from '../toasts/toast-store.ts';
import { gameHttp } from './game-http.ts';
import { gameStorage } from './game-storage.ts';

/** Returns the services of one game. */
export function useGameServices(key: string, t: Translate): GameServices {
  const { language, announce } = usePlatform();
  return useMemo(
    () => ({
      language,
      t,
      announce,
      http: gameHttp(key),
      storage: gameStorage(key),
      toast: (toast) => void toastStore.add(toast),
      log: (message, fault) => console.error(`[${key}] ${message}`, fault ?? ''),
    }),
    [key, language, t, announce],
  );
}
