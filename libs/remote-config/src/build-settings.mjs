/** Browsers that know import maps with integrity know all of this. */
export const buildTarget = 'es2023';

/** Scripts are merged into one file after the build, so only style sheets are left to load ahead. */
export const cssOnlyPreload = {
  polyfill: false,
  resolveDependencies: (_file, dependencies) => dependencies.filter((dependency) => dependency.endsWith('.css')),
};

/** A file stays a file: the pages' policy lets nothing be fetched from a `data:` address. */
export const assetsInlineLimit = 0;
