const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 1000;

/**
 * Reloads failed pictures until the returned function is called. Elements get their `error` event only if all retries
 * fail.
 */
export function retryPictures(page: Document = document): () => void {
  const failures = new WeakMap<HTMLImageElement, { src: string; count: number }>();
  const onError = (event: Event): void => {
    const picture = event.target;
    if (!(picture instanceof HTMLImageElement)) return;
    const { src } = picture;
    if (!src.startsWith(`${location.origin}/`)) return;
    const before = failures.get(picture);
    const count = before?.src === src ? before.count + 1 : 1;
    failures.set(picture, { src, count });
    if (count > MAX_RETRIES) return;
    event.stopImmediatePropagation();
    const delay = FIRST_DELAY_MS * 2 ** (count - 1) * (0.75 + Math.random() / 2);
    setTimeout(() => {
      // Assigning the same address loads the picture again.
      if (picture.isConnected && picture.src === src) picture.src = src;
    }, delay);
  };
  // Error events of elements do not bubble, so they are handled in the capture phase.
  page.addEventListener('error', onError, true);
  return () => page.removeEventListener('error', onError, true);
}
