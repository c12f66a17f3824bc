import type { SitePackage } from '@soccer-legends/contracts';
import type { Names } from './names.ts';
import { REACT, SDK_VERSION, TOOLS } from './versions.ts';

/** Files by path. */
export type ProjectFiles = Readonly<Record<string, string>>;

const SCRIPTS = {
  dev: 'soccer-legends dev',
  build: 'vite build',
  check: 'soccer-legends check',
};

/** What a game needs around it inside this workspace: its place among the packages. */
export function workspaceFiles({ key }: Names): ProjectFiles {
  const files = {
    'package.json': json({
      name: `@soccer-legends/${key}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { build: SCRIPTS.build },
      dependencies: {
        '@soccer-legends/game-sdk': SDK_VERSION,
        '@soccer-legends/ui': SDK_VERSION,
        react: REACT,
      },
      devDependencies: { '@soccer-legends/remote-config': SDK_VERSION },
      nx: { tags: ['type:game', 'runs:browser'] },
    }),
  };
  return { ...files, 'tsconfig.rules.json': rulesConfig(files) };
}

/** Packages as a manifest names them. */
export interface Dependencies {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

/** What a project of its own is made with: the site's packages by address, the others in the versions it was tested with. */
export function dependenciesFrom(site: string, packages: readonly SitePackage[]): Dependencies {
  const addressed = (...names: string[]) =>
    Object.fromEntries(
      packages
        .filter(({ name }) => names.includes(name.replace('@soccer-legends/', '')))
        .map(({ name, path }) => [name, new URL(path, site).href]),
    );
  return {
    dependencies: { ...addressed('contracts', 'game-sdk', 'ui'), react: REACT, 'react-dom': REACT },
    devDependencies: { ...addressed('plugin-cli', 'remote-config'), ...TOOLS },
  };
}

/** What a project of its own needs around the game: its packages and the settings of its tools. */
export function standAloneFiles({ key }: Names, from: Dependencies): ProjectFiles {
  const files = {
    'package.json': json({
      name: key,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: { ...SCRIPTS, test: 'vitest run', typecheck: 'tsc && tsc -p tsconfig.rules.json' },
      ...from,
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2023',
        module: 'ESNext',
        moduleResolution: 'Bundler',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['vite/client'],
        jsx: 'react-jsx',
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        isolatedModules: true,
        verbatimModuleSyntax: true,
        skipLibCheck: true,
        resolveJsonModule: true,
        allowImportingTsExtensions: true,
        noEmit: true,
      },
      include: ['src'],
    }),
    'vitest.config.mjs': VITEST_CONFIG,
    '.gitignore': 'node_modules/\ndist/\n',
  };
  return { ...files, 'tsconfig.rules.json': rulesConfig(files) };
}

const VITEST_CONFIG = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // These packages bring style sheets, which Node alone cannot import.
    server: { deps: { inline: [/@soccer-legends/] } },
  },
});
`;

/** Rules know no screen, no clock, no network: here the compiler does not even tell them that there are any. */
export function rulesConfig(files: ProjectFiles): string {
  return json({
    extends:
      files['tsconfig.json'] === undefined && isWorkspaceGame(files) ? '../../tsconfig.base.json' : './tsconfig.json',
    compilerOptions: { lib: ['ES2023'], types: [] },
    include: ['src/rules/**/*.ts'],
    exclude: ['src/rules/**/*.test.ts'],
  });
}

/** A game of the workspace is one of its packages; a project of its own downloads what it needs. */
export function isWorkspaceGame(files: ProjectFiles): boolean {
  return /"name":\s*"@soccer-legends\//.test(files['package.json'] ?? '');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
