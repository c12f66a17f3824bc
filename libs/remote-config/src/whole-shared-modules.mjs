import { resolve } from 'node:path';

/**
 * Makes a remote's entry name every shared module as a whole.
 * The federation plugin otherwise gathers which of their exports are used while modules are still being parsed, and on
 * a busy machine closes its list too early: the build then fails for a missing export. What the entry names as a whole
 * is never narrowed down. Unused, these imports leave nothing in the output.
 */
export function wholeSharedModules(entry, names) {
  const entryFile = resolve(entry);
  const imports = names.map((name, index) => `import * as __whole${index} from '${name}';`).join('');
  return {
    name: 'whole-shared-modules',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (id.split('?')[0] === entryFile ? { code: `${code}\n${imports}`, map: null } : undefined),
  };
}
