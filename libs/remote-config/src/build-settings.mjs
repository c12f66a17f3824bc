import { basename } from 'node:path';

/** Every browser that supports integrity in import maps supports ES2023. */
export const buildTarget = 'es2023';

/** Preloads nothing: the page lists the shell's scripts, and the scripts of a remote are merged after the build. */
export const noPreload = { polyfill: false, resolveDependencies: () => [] };

/**
 * Names the shell's CSS classes after their files, because the server renders its first page with these names. Those of
 * `Name.part.module.css` begin with the part; `lazy-styles.mjs` moves them to the script of that part. Throws for two
 * CSS modules with the same name.
 */
export function namedClasses() {
  const files = new Map();
  return {
    modules: {
      generateScopedName(name, file) {
        const [module, part] = basename(file).split('.');
        if ((files.get(module) ?? file) !== file)
          throw new Error(`Two CSS modules have the name ${module}: ${files.get(module)} and ${file}. Rename one.`);
        files.set(module, file);
        return part === 'module' ? `${module}-${name}` : `${part}-${module}-${name}`;
      },
    },
  };
}

/** Inlines no asset, because the pages' content security policy forbids `data:` URLs. */
export const assetsInlineLimit = 0;
