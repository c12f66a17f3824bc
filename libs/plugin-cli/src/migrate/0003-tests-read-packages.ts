import type { Migration } from './migration.ts';

const FILE = 'vitest.config.mjs';
const INLINE = '    server: { deps: { inline: [/@soccer-legends/] } },\n';

/** The component packages import style sheets, which Node cannot load itself. */
export const testsReadPackages: Migration = {
  number: 3,
  title: 'tests can import the style sheets of the components',
  apply(files) {
    const text = files[FILE];
    if (text === undefined || text.includes('inline')) return {};
    return { [FILE]: text.replace(/(\btest:\s*\{\n)/, `$1${INLINE}`) };
  },
};
