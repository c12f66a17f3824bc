import { Resvg } from '@resvg/resvg-js';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Decoding a larger picture would take too long. Pictures of the service have 150 pixels. */
const LARGEST_SOURCE = 600;
const LARGEST_SHOWN = 256;

/**
 * Decodes a PNG file and encodes it again with at most 256 pixels on each side, so that nothing of the file but its
 * pixels is left. Returns undefined for anything but a PNG file of 1 to 600 pixels on each side.
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
  // A file that cannot be decoded is left out of the drawing, which is then empty.
  return image.pixels.some((value) => value !== 0) ? image.asPng() : undefined;
}

/** Returns the size that the header of a PNG file names; see the PNG specification, 11.2.1. */
function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const isUsable = [width, height].every((length) => length >= 1 && length <= LARGEST_SOURCE);
  return isUsable ? { width, height } : undefined;
}
