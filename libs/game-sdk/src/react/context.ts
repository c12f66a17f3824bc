import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameServices, Translate } from '../services.ts';

/** What the page gives to everything in it, a game or not. */
export interface Platform {
  /** Texts of the shared components. */
  t: Translate;
  language: GameServices['language'];
  announce: GameServices['announce'];
  /** A nation's name in the page's language; the fallback where the code is null or unknown. */
  nationName(code: string | null, fallback: string): string;
  /** Whether things may move: false where the player or the system asks for less motion. */
  motion: boolean;
}

export const PlatformContext = createContext<Platform | null>(null);
export const ServicesContext = createContext<GameServices | null>(null);

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('No PlatformContext above this component: is there a second copy of the SDK?');
  return platform;
}

/** The services of the game that is on. */
export function useServices(): GameServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices works inside a game alone.');
  return services;
}

/**
 * Returns the translation function of the game's own texts.
 * @param namespace Other texts than those of the game, which the shell provides as the default namespace.
 */
export function useTexts(namespace?: string): Translate {
  const { t } = useTranslation(namespace);
  return useCallback((key, values = {}) => t(key, values), [t]);
}

export const PlayAgainContext = createContext<(() => void) | null>(null);

/** Begins the game anew with the same choices, for a button beside the board. */
export function usePlayAgain(): () => void {
  const playAgain = useContext(PlayAgainContext);
  if (!playAgain) throw new Error('usePlayAgain works inside a game alone.');
  return playAgain;
}
