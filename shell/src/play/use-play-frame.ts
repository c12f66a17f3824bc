import { useLayoutEffect } from 'react';

/** Marks the document while a round is played: styles then hide the header and move the footer and the toasts. */
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
