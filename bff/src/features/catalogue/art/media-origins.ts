/** API-Football's picture hosts. The server requests pictures only from these. */
export const MEDIA_ORIGINS: readonly string[] = ['', '-1', '-2', '-3', '-4'].map(
  (number) => `https://media${number}.api-sports.io`,
);

/** Returns the address of a picture; undefined for any other host. */
export function mediaAddress(url: string, origins: readonly string[] = MEDIA_ORIGINS): URL | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && origins.includes(address.origin) && address.username === '' ? address : undefined;
}
