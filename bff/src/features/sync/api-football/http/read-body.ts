import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** More than any answer has; counted after unpacking, so that a small body cannot become a huge one. */
const MOST_BYTES = 5 * 1024 * 1024;

export class BodyTooLarge extends Error {
  constructor() {
    super(`The answer is larger than ${MOST_BYTES} bytes.`);
  }
}

/** The whole body as text; reading stops, and the connection ends, as soon as it is too large. */
export async function readBody(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  const body = unpacked(answer);
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MOST_BYTES) throw new BodyTooLarge();
      parts.push(part);
    }
  } finally {
    body.destroy();
    answer.destroy();
  }
  return Buffer.concat(parts).toString('utf8');
}

/** We ask for no compression, but a proxy in between may send it all the same. */
function unpacked(answer: IncomingMessage): Readable {
  const coding = answer.headers['content-encoding']?.trim().toLowerCase();
  const unpack =
    coding === 'gzip' || coding === 'x-gzip'
      ? createGunzip()
      : coding === 'br'
        ? createBrotliDecompress()
        : coding === 'deflate'
          ? createInflate()
          : undefined;
  if (!unpack) return answer;
  answer.on('error', (fault) => unpack.destroy(fault));
  answer.on('aborted', () => unpack.destroy(new Error('The answer broke off.')));
  return answer.pipe(unpack);
}
