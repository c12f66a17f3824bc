/** Read on first use, because the server renders the hub without a document. */
let trusted: Readonly<Record<string, string>> | null | undefined;

/** Returns the hash of every script in this document's import map, by address; null without a map. */
export function trustedAddresses(): Readonly<Record<string, string>> | null {
  return (trusted ??= read());
}

function read(): Readonly<Record<string, string>> | null {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  return map ? ((JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? null) : null;
}
