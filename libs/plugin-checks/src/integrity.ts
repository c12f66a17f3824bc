import { createHash } from 'node:crypto';

/** Returns a file's hash in the format of an integrity attribute: `sha384-…`. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
