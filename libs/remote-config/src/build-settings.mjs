import { basename } from 'node:path';

/** Browsers that know import maps with integrity know all of this. */
export const buildTarget = 'es2023';

/** Scripts are merged into one file after the build, so only style sheets are left to load ahead. */
export const cssOnlyPreload = {
  polyfill: false,
  resolveDependencies: (_file, dependencies) => dependencies.filter((dependency) => dependency.endsWith('.css')),
};

/** The page names the shell's scripts itself, and its style sheets stand in it. */
export const noPreload = { polyfill: false, resolveDependencies: () => [] };

/** The shell's classes have the names of their files: the server writes its first page with them. */
export function namedClasses() {
  const files = new Map();
  return {
    modules: {
      generateScopedName(name, file) {
        const module = basename(file).split('.')[0];
        if ((files.get(module) ?? file) !== file)
          throw new Error(`Two style sheets are called ${module}: ${files.get(module)}, ${file}`);
        files.set(module, file);
        return `${module}-${name}`;
      },
    },
  };
}

/** A file stays a file: the pages' policy lets nothing be fetched from a `data:` address. */
export const assetsInlineLimit = 0;
