import { useEffect, useState } from 'react';

/** Returns the image once it is decoded. */
export function useDecodedImage(src: string): HTMLImageElement | 'loading' | 'broken' {
  const [image, setImage] = useState<HTMLImageElement | 'loading' | 'broken'>('loading');

  useEffect(() => {
    let current = true;
    const loading = new Image();
    loading.referrerPolicy = 'no-referrer';
    loading.src = src;
    loading.decode().then(
      () => current && setImage(loading),
      () => current && setImage('broken'),
    );
    return () => {
      current = false;
    };
  }, [src]);

  return image;
}
