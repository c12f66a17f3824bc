import { loadPicture } from '@soccer-legends/ui';
import { useEffect, useState } from 'react';

/**
 * Returns a picture once it is decoded; `broken` after the last attempt to load it. For a new `src`, it keeps the
 * former picture until then.
 */
export function useDecodedImage(src: string): HTMLImageElement | 'loading' | 'broken' {
  const [image, setImage] = useState<HTMLImageElement | 'loading' | 'broken'>('loading');

  useEffect(() => {
    let current = true;
    loadPicture(src).then(
      (picture) => current && setImage(picture),
      () => current && setImage('broken'),
    );
    return () => {
      current = false;
    };
  }, [src]);

  return image;
}
