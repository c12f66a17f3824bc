/** Hosts of API-Football's pictures. No other address is requested. */
export const MEDIA_ORIGINS: readonly string[] = ['', '-1', '-2', '-3', '-4'].map(
  (number) => `https://media${number}.api-sports.io`,
);

/** Returns the address of a picture; undefined if it is not on one of the hosts. */
export function mediaAddress(url: string, origins: readonly string[] = MEDIA_ORIGINS): URL | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && origins.includes(address.origin) && address.username === '' ? address : undefined;
}
