import type { CachedResponse } from '../../platform/http/cached-response.ts';

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
