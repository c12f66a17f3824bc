import { createHash } from 'node:crypto';

const PICTURED = ['player', 'coach', 'team'] as const;
/** The tables whose rows have pictures. */
export type Pictured = (typeof PICTURED)[number];

const FILE = /^([1-9]\d{0,8})\.png$/;

/** Returns the key of `CatalogueSnapshot.servicePictures`, such as `player 5`. */
export function pictureKey(kind: Pictured, id: number): string {
  return `${kind} ${id}`;
}

/** Returns the subject that the last two segments of an address name; undefined if they name none. */
export function picturedBy(kind: string, file: string): { kind: Pictured; id: number } | undefined {
  const pictured = PICTURED.find((name) => name === kind);
  const id = FILE.exec(file)?.[1];
  return pictured && id ? { kind: pictured, id: Number(id) } : undefined;
}

/** Returns the site's address of a picture of the data service. It contains a hash of the service's address. */
export function servicePictureAddress(kind: Pictured, id: number, url: string): string {
  return `/pictures/${kind}/${id}.png?v=${pictureHash(url).slice(0, 8)}`;
}

/** Returns the SHA-256 of a picture's address in the service, in hex. */
export function pictureHash(url: string): string {
  return createHash('sha256').update(url).digest('hex');
}

/** API-Football's picture hosts. The server requests pictures only from these. */
export const MEDIA_ORIGINS: readonly string[] = ['', '-1', '-2', '-3', '-4'].map(
  (number) => `https://media${number}.api-sports.io`,
);

/** Returns the address of a picture; undefined for any other host. */
export function mediaAddress(url: string, origins: readonly string[] = MEDIA_ORIGINS): URL | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address && origins.includes(address.origin) && address.username === '' ? address : undefined;
}
