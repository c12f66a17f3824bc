import type { GameListing } from '@soccer-legends/contracts';

/**
 * Lets a game's style sheets apply; the answer stops them from doing so. A browser that has fetched a sheet keeps it,
 * so that a second visit looks right at once.
 */
export function wearStyles(
  { remote }: Pick<GameListing, 'remote'>,
  page: Pick<Document, 'querySelectorAll'> = document,
): () => void {
  const apply = (on: boolean) => {
    for (const { sheet } of linksOf(remote.entry, page)) if (sheet) sheet.disabled = !on;
  };
  apply(true);
  // Whatever came meanwhile goes too.
  return () => apply(false);
}

function linksOf(entry: string, page: Pick<Document, 'querySelectorAll'>): HTMLLinkElement[] {
  const release = releaseOf(entry);
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ href }) => releaseOf(new URL(href, location.href).pathname) === release,
  );
}

/** `/plugins/key/release`, whichever attempt a file came by. */
function releaseOf(path: string): string {
  return path.split('/').slice(0, 4).join('/').replace(/~r\d$/, '');
}
