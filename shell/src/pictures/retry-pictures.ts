const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 1000;

/**
 * Reloads failed pictures until the returned function is called: after a delay, and at once when the device is online
 * again. Elements get their `error` event only if all retries fail.
 */
export function retryPictures(page: Document = document): () => void {
  let failures = new WeakMap<HTMLImageElement, { src: string; count: number }>();

  function onError(event: Event): void {
    const picture = event.target;
    if (!(picture instanceof HTMLImageElement)) return;
    const { src } = picture;
    if (!src.startsWith(`${location.origin}/`)) return;
    const before = failures.get(picture);
    const failure = { src, count: before?.src === src ? before.count + 1 : 1 };
    failures.set(picture, failure);
    if (failure.count > MAX_RETRIES) return;
    event.stopImmediatePropagation();
    const delay = FIRST_DELAY_MS * 2 ** (failure.count - 1) * (0.75 + Math.random() / 2);
    setTimeout(() => {
      if (failures.get(picture) === failure) reload(picture, failure.src);
    }, delay);
  }

  function onOnline(): void {
    const failed = [...page.querySelectorAll('img')].map((picture) => [picture, failures.get(picture)?.src] as const);
    // Forgets the failures, so that a connection which is not ready yet leads to all retries again.
    failures = new WeakMap();
    for (const [picture, src] of failed) reload(picture, src);
  }

  const onLoad = ({ target }: Event): boolean => failures.delete(target as HTMLImageElement);

  // Events of elements do not bubble, so they are handled in the capture phase.
  page.addEventListener('error', onError, true);
  page.addEventListener('load', onLoad, true);
  window.addEventListener('online', onOnline);
  return () => {
    page.removeEventListener('error', onError, true);
    page.removeEventListener('load', onLoad, true);
    window.removeEventListener('online', onOnline);
  };
}

/** Loads the picture again, unless it was removed or replaced. */
function reload(picture: HTMLImageElement, src: string | undefined): void {
  // Assigning the same address loads the picture again.
  if (picture.isConnected && picture.src === src) picture.src = src;
}
