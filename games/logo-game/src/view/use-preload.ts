import { useEffect } from 'react';

export function usePreload(src: string | null): void {
  useEffect(() => {
    if (src === null) return;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.src = src;
  }, [src]);
}
