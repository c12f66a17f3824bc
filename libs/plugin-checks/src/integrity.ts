import { createHash } from 'node:crypto';

/** Returns the hash of a file as an integrity attribute contains it: `sha384-…`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
