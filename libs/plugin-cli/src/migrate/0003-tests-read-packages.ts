import type { Migration } from './migration.ts';

const FILE = 'vitest.config.mjs';
const INLINE = '    server: { deps: { inline: [/@soccer-legends/] } },\n';

/** Components bring style sheets by now, which Node alone cannot import. */
export const testsReadPackages: Migration = {
  number: 3,
  title: 'tests read the style sheets of the components',
  apply(files) {
    const text = files[FILE];
    if (text === undefined || text.includes('inline')) return {};
    return { [FILE]: text.replace(/(\btest:\s*\{\n)/, `$1${INLINE}`) };
  },
};
