import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type CachedResponse, type CompressBody, compressWithZlib } from '../../platform/http/cached-response.ts';

/** Pages of older builds are hardly still open, and each build takes megabytes. */
const MAX_BUILDS = 10;

/** The files of the latest ten builds by address. Open pages of older builds still request their files. */
export class RecentBuilds {
  private builds: readonly (readonly [string, CachedResponse])[][] = [];
  private files: ReadonlyMap<string, CachedResponse> = new Map();

  /** Adds the latest build. Its files replace those of older builds at the same addresses. */
  add(build: readonly (readonly [string, CachedResponse])[]): void {
    this.builds = [...this.builds, [...build]].slice(-MAX_BUILDS);
    this.files = new Map(this.builds.flat());
  }

  get(address: string): CachedResponse | undefined {
    return this.files.get(address);
  }

  all(): Iterable<CachedResponse> {
    return this.files.values();
  }
}

const COMPRESSED_FILE = /\.(?:br|gz)$/;

const DECOMPRESS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Whether a file of a build is a compressed copy of another one, such as `app.js.br`. It has no address. */
export function isCompressedFile(path: string): boolean {
  return COMPRESSED_FILE.test(path);
}

/**
 * Returns how to compress a file of a build. Uses the copy that the build has compressed, if it has the content of the file.
 *
 * @param files all files of the build, by path
 */
export function builtCompression(files: ReadonlyMap<string, Buffer>, path: string): CompressBody {
  const copies = { br: files.get(`${path}.br`), gzip: files.get(`${path}.gz`) };
  return async (body, coding, quality) => {
    const copy = copies[coding];
    const isCurrent = copy !== undefined && (await isCopy(DECOMPRESS[coding](copy), body));
    return isCurrent ? copy : compressWithZlib(body, coding, quality);
  };
}

function isCopy(decompressed: Promise<Buffer>, body: Buffer): Promise<boolean> {
  return decompressed.then(
    (copy) => copy.equals(body),
    () => false,
  );
}
