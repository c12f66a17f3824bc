import { resolve } from 'node:path';

/**
 * Returns a plugin that imports every shared module as a whole in a remote's entry module. Otherwise, the federation
 * plugin collects the used exports of a shared module while modules are still being parsed. On a busy machine, it
 * closes that list too early, and the build fails because of a missing export. A module that is imported as a whole
 * keeps all of its exports. The imports are unused, so they leave nothing in the output.
 */
export function wholeSharedModules(entry, names) {
  const entryFile = resolve(entry);
  const imports = names.map((name, index) => `import * as __whole${index} from '${name}';`).join('');
  let found = false;
  return {
    name: 'whole-shared-modules',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (resolve(id.split('?')[0]) !== entryFile) return undefined;
      found = true;
      return { code: `${code}\n${imports}`, map: null };
    },
    buildEnd(error) {
      if (!error && !found) throw new Error(`The remote's entry module ${entryFile} is not a module of the build.`);
    },
  };
}
