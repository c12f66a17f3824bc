import { useEffect } from 'react';

/** Loads a picture into the browser's cache. Null loads nothing. */
export function usePreload(src: string | null): void {
  useEffect(() => {
    if (src === null) return;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.src = src;
  }, [src]);
}
