import { mediaAddress } from './media-origins.ts';
import { shrinkPng } from './shrink-png.ts';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 1024 * 1024;

/** Fetches pictures of the football data service. Follows no redirects. */
export class PictureFetcher {
  constructor(private readonly origins?: readonly string[]) {}

  /** Returns a PNG file of at most 256 pixels a side; undefined for any other content or host, or after a failure. */
  async fetch(url: string): Promise<Buffer | undefined> {
    const address = mediaAddress(url, this.origins);
    const bytes = address && (await download(address).catch(() => undefined));
    return bytes && shrinkPng(bytes);
  }
}

async function download(address: URL): Promise<Buffer | undefined> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(address, { redirect: 'error', signal });
  if (!response.ok || !response.body) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
