import { isDrawn } from './Portrait.tsx';

const RETRY_DELAYS_MS = [500, 1000];

/**
 * Loads and decodes a picture outside of the document. Tries a drawing of the site three times, and a photograph once,
 * because another host may no longer have it. Tries once while the device is offline. Rejects with the last failure.
 */
export async function loadPicture(
  src: string,
  load: (src: string) => Promise<HTMLImageElement> = loadOnce,
): Promise<HTMLImageElement> {
  for (const delay of isDrawn(src) ? RETRY_DELAYS_MS : []) {
    try {
      return await load(src);
    } catch (failure) {
      if (!navigator.onLine) throw failure;
      await new Promise((resolve) => setTimeout(resolve, delay * (0.75 + Math.random() / 2)));
    }
  }
  return load(src);
}

async function loadOnce(src: string): Promise<HTMLImageElement> {
  const picture = new Image();
  // The same policy as in the document, so that the browser reuses the request.
  picture.referrerPolicy = 'no-referrer';
  picture.src = src;
  await picture.decode();
  return picture;
}
