import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameServices, Translate } from '../services.ts';

/** What the page provides to every component, inside and outside of games. */
export interface Platform {
  /** Texts of the shared components. */
  t: Translate;
  language: GameServices['language'];
  announce: GameServices['announce'];
  /** Returns a nation's name in the page's language; the fallback if the code is null or unknown. */
  nationName(code: string | null, fallback: string): string;
  /** Returns a club's name in the page's language, from its English one. */
  clubName(name: string): string;
  /** False if the player or the system prefers reduced motion. */
  motion: boolean;
}

/** Provides `usePlatform`. The page sets it once, above everything. */
export const PlatformContext = createContext<Platform | null>(null);
/** Provides `useServices`. The page sets it around a game. */
export const ServicesContext = createContext<GameServices | null>(null);

/** Returns the platform of the page that shows the game. Throws outside of a `PlatformContext`. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs a PlatformContext above it. Is there a second copy of the SDK?');
  return platform;
}

/** Returns the services of the current game. Throws outside of a game. */
export function useServices(): GameServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices works only inside a game: call it in a component below its View.');
  return services;
}

/**
 * Returns the translation function of the game's own texts.
 * @param namespace texts other than the game's, which are the default namespace
 */
export function useTexts(namespace?: string): Translate {
  const { t } = useTranslation(namespace);
  return useCallback((key, values = {}) => t(key, values), [t]);
}

/** Provides `usePlayAgain`. The page sets it around a game. */
export const PlayAgainContext = createContext<(() => void) | null>(null);

/**
 * Returns a function that starts a new game with the same options, for a button beside the board. Throws outside of a
 * game.
 */
export function usePlayAgain(): () => void {
  const playAgain = useContext(PlayAgainContext);
  if (!playAgain) throw new Error('usePlayAgain works only inside a game: call it in a component below its View.');
  return playAgain;
}
