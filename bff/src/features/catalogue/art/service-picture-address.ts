import { createHash } from 'node:crypto';

const PICTURED = ['player', 'coach', 'team'] as const;
export type Pictured = (typeof PICTURED)[number];

const FILE = /^([1-9]\d{0,8})\.png$/;

export function pictureKey(kind: Pictured, id: number): string {
  return `${kind} ${id}`;
}

/** Returns the key for the last two segments of an address; undefined if they do not name a picture. */
export function pictureKeyOf(kind: string, file: string): string | undefined {
  const pictured = PICTURED.find((name) => name === kind);
  const id = FILE.exec(file)?.[1];
  return pictured && id ? pictureKey(pictured, Number(id)) : undefined;
}

/** Returns our own address of a picture of the football data service, which contains a hash of the service's. */
export function servicePictureAddress(kind: Pictured, id: number, url: string): string {
  return `/pictures/${kind}/${id}.png?v=${pictureHash(url).slice(0, 8)}`;
}

export function pictureHash(url: string): string {
  return createHash('sha256').update(url).digest('hex');
}
