import { createHash } from 'node:crypto';

export const PICTURED = ['player', 'coach', 'team'] as const;
export type Pictured = (typeof PICTURED)[number];

/** Returns our own address of a picture of the football data service, which contains a hash of the service's. */
export function servicePictureAddress(kind: Pictured, id: number, url: string): string {
  return `/pictures/${kind}/${id}.png?v=${pictureHash(url).slice(0, 8)}`;
}

export function pictureHash(url: string): string {
  return createHash('sha256').update(url).digest('hex');
}
