import type { SitePackage } from '@soccer-legends/contracts';
import { REACT, SDK_VERSION, TOOLS } from '../project/versions.ts';
import { ciFiles } from './ci-files.ts';

/** A game's name in every notation that a project uses. */
export interface Names {
  /** `cup-finals`, for URLs and folders. */
  key: string;
  /** `cupFinals` */
  camel: string;
  /** `CupFinals` */
  pascal: string;
  /** `Cup Finals` */
  title: string;
}

/** Texts by path, relative to the project's folder. */
export type ProjectFiles = Readonly<Record<string, string>>;

const SCRIPTS = {
  dev: 'soccer-legends dev',
  build: 'vite build',
  check: 'soccer-legends check',
};

/** Returns the package.json and the tool configuration of a game in this workspace. */
export function workspaceFiles({ key }: Names): ProjectFiles {
  return {
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
    'tsconfig.rules.json': rulesConfig('../../tsconfig.base.json'),
  };
}

/** The dependency lists of a package.json. */
export interface Dependencies {
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
}

/** Returns the dependencies of a stand-alone project: the site's packages by URL, others in the tested versions. */
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

/**
 * Returns the package.json and the tool configuration of a stand-alone project.
 * @param site address of the site to which CI publishes the game
 */
export function standAloneFiles({ key }: Names, site: string, from: Dependencies): ProjectFiles {
  return {
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
    ...ciFiles(site),
    'tsconfig.rules.json': rulesConfig('./tsconfig.json'),
  };
}

const VITEST_CONFIG = `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx,js,jsx}'],
    // These packages import style sheets, which Node cannot load itself.
    server: { deps: { inline: [/@soccer-legends/] } },
  },
});
`;

/** The TypeScript configuration for rules, without browser types. */
function rulesConfig(base: string): string {
  return json({
    extends: base,
    compilerOptions: { lib: ['ES2023'], types: [] },
    include: ['src/rules/**/*.ts'],
    exclude: ['src/rules/**/*.test.ts'],
  });
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
