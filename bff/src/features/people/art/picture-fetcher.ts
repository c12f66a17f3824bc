import { mediaAddress } from '../catalogue/service-picture-address.ts';
import { Resvg } from '@resvg/resvg-js';

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

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Decoding a larger picture would take too long. The service's pictures have 150 pixels a side. */
const LARGEST_SOURCE = 600;
const LARGEST_SHOWN = 256;

/**
 * Re-encodes a PNG of 1 to 600 pixels a side with at most 256, which removes everything except the pixels. Returns undefined
 * for any other file.
 */
export function shrinkPng(bytes: Buffer): Buffer | undefined {
  const size = sizeOf(bytes);
  if (!size) return undefined;
  const { width, height } = size;
  const scale = Math.min(1, LARGEST_SHOWN / Math.max(width, height));
  const shown = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}" viewBox="0 0 ${width} ${height}">` +
    `<image width="${width}" height="${height}" href="data:image/png;base64,${bytes.toString('base64')}"/></svg>`;
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // The drawing is empty if the file cannot be decoded.
  return image.pixels.some((value) => value !== 0) ? image.asPng() : undefined;
}

/** Returns the size in the header of a PNG file (PNG specification, 11.2.1). */
function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const isUsable = [width, height].every((length) => length >= 1 && length <= LARGEST_SOURCE);
  return isUsable ? { width, height } : undefined;
}
