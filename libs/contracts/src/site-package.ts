/** An item of `GET /api/packages`: an npm package for authors of games, as the site's build packed it. */
export interface SitePackage {
  /** With the scope, such as `@soccer-legends/game-sdk`. */
  name: string;
  version: string;
  /** The first eight digits of the content's SHA-256, which differ between builds of the same version. */
  build: string;
  /**
   * `/packages/soccer-legends-{name}-{version}-{build}.tgz`, where the name has no scope. The path contains the build,
   * because npm caches packages by URL.
   */
  path: string;
  bytes: number;
  /** In the format of npm's lock file: `sha512-…`. */
  integrity: string;
}
