import { useLayoutEffect } from 'react';

/**
 * Marks the document while a round is played. The styles of the page then leave the whole window to the game: without the
 * site's header, with the footer below the window, and with toasts over the game's title.
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
