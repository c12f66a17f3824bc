import type { GameServices, GameStorage, Http, RequestOptions, Translate } from '@soccer-legends/game-sdk';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useMemo } from 'react';
import { toastStore } from '../toasts/toast-store.ts';
import { gameHttp } from './game-http.ts';
import { localStore } from '../preferences/safe-storage.ts';
import { playSound } from '../sound/sound.ts';
import { type CareerStart, LARGEST_SAMPLE } from '@soccer-legends/contracts';

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
      sound: (sound) => void playSound(sound),
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

function storagePrefix(key: string): string {
  return `sl:game-data:${key}:`;
}

/** Returns everything that a game has stored in this browser, by name. */
export function storedTexts(key: string): Record<string, string> {
  const prefix = storagePrefix(key);
  const names = localStore.keys().filter((name) => name.startsWith(prefix));
  return Object.fromEntries(names.map((name) => [name.slice(prefix.length), localStore.getItem(name) ?? '']));
}

/** Returns a game's texts in the local storage, with keys such as `sl:game-data:logo-game:name`. It never throws. */
function gameStorage(key: string): GameStorage {
  const prefix = storagePrefix(key);
  return {
    read: (name) => localStore.getItem(prefix + name),
    write: (name, text) => localStore.setItem(prefix + name, text),
  };
}

/** Returns an empty storage in memory, because earlier rounds of this browser must not change a shared deal. */
export function roundStorage(): GameStorage {
  const texts = new Map<string, string>();
  return { read: (name) => texts.get(name) ?? null, write: (name, text) => void texts.set(name, text) };
}

/** A call for random players without other parameters. */
const SAMPLE = /^\/api\/players\?limit=(\d+)$/;
const NEW_CAREER_GAME = '/api/game/new';

/**
 * Adds the players whom the visitor missed, the most important first, to calls that draw players. A call for a list is made
 * as the game asked for it, too: its response is used without missed players, and if their sample fails.
 */
export function trainingHttp(http: Http, due: () => Promise<readonly number[]>): Http {
  return {
    async get<Answer>(path: string, options?: RequestOptions) {
      const limit = Number(SAMPLE.exec(path)?.[1]);
      if (!(limit <= LARGEST_SAMPLE)) return http.get<Answer>(path, options);
      const [drawn, preferred] = await Promise.all([http.get<Answer>(path, options), due().then(sample)]);
      return preferred ?? drawn;

      async function sample(prefer: readonly number[]): Promise<Answer | undefined> {
        if (prefer.length === 0) return undefined;
        const address = `/api/players/sample?limit=${limit}&prefer=${prefer.join()}`;
        return http.get<Answer>(address, options).catch(() => undefined);
      }
    },
    async post(path, body, options) {
      if (path !== NEW_CAREER_GAME) return http.post(path, body, options);
      const prefer = await due();
      const start: CareerStart = { ...(body as CareerStart | undefined), prefer };
      return http.post(path, prefer.length > 0 ? start : body, options);
    },
  };
}
