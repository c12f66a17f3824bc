import { useLayoutEffect } from 'react';

/**
 * Marks the document while a round is played. The page's styles then hide the site's header, move the footer below the
 * window and place toasts over the game's title.
 */
export function usePlayFrame(playing: boolean): void {
  useLayoutEffect(() => {
    if (!playing) return undefined;
    const { dataset } = document.documentElement;
    dataset['playing'] = '';
    return () => {
      delete dataset['playing'];
    };
  }, [playing]);
}
