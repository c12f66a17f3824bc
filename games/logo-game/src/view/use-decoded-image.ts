import { loadPicture } from '@soccer-legends/ui';
import { useEffect, useState } from 'react';

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
