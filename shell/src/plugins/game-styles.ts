import type { GameListing } from '@soccer-legends/contracts';

/** Enables a game's style sheets. Returns a function that disables them. The browser keeps them for a second visit. */
export function wearStyles(
  { remote }: Pick<GameListing, 'remote'>,
  page: Pick<Document, 'querySelectorAll'> = document,
): () => void {
  const apply = (on: boolean) => {
    for (const { sheet } of linksOf(remote.entry, page)) if (sheet) sheet.disabled = !on;
  };
  apply(true);
  // Also disables sheets that were loaded after the visit began.
  return () => apply(false);
}

function linksOf(entry: string, page: Pick<Document, 'querySelectorAll'>): HTMLLinkElement[] {
  const release = releaseOf(entry);
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ href }) => releaseOf(new URL(href, location.href).pathname) === release,
  );
}

/** Returns `/plugins/key/release`, without the suffix of a retry. */
function releaseOf(path: string): string {
  return path.split('/').slice(0, 4).join('/').replace(/~r\d$/, '');
}
