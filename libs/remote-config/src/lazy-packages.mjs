/**
 * Remembers which chunks of a build hold a package that the code imports when it needs it, such as a library for the
 * moment after a game: these are not merged into the script that opens a game.
 */
export function lazyPackages() {
  const files = [];
  return {
    files,
    plugin: {
      name: 'lazy-packages',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const { type, isDynamicEntry, facadeModuleId, fileName } of Object.values(bundle)) {
          if (type === 'chunk' && isDynamicEntry && isPackage(facadeModuleId)) files.push(fileName);
        }
      },
    },
  };
}

// Federation's own virtual modules lie among the packages too.
function isPackage(module) {
  return /\/node_modules\/(?!__mf__|@module-federation)/.test(module ?? '') && !module.includes('virtual');
}
