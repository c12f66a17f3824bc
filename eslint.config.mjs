import { createProjectGraphAsync } from '@nx/devkit';
import js from '@eslint/js';
import globals from 'globals';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundedClosures } from './tools/bounded-closures.mjs';

// Without an up-to-date graph of the projects, Nx's boundary rule only warns and checks nothing.
await createProjectGraphAsync();

const boundaries = {
  enforceBuildableLibDependency: false,
  // Every part shows the version in the manifest of the root.
  allow: ['/package\\.json$'],
  depConstraints: [
    // Allowed imports by tag, so that a new package is covered without a change here.
    { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:contract'] },
    { sourceTag: 'type:data', onlyDependOnLibsWithTags: ['type:data', 'type:contract'] },
    { sourceTag: 'type:sdk', onlyDependOnLibsWithTags: ['type:contract'] },
    { sourceTag: 'type:web-lib', onlyDependOnLibsWithTags: ['type:web-lib', 'type:sdk', 'type:contract'] },
    { sourceTag: 'type:game', onlyDependOnLibsWithTags: ['type:web-lib', 'type:sdk', 'type:contract'] },
    { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:web-lib', 'type:sdk', 'type:contract'] },
    { sourceTag: 'type:bff', onlyDependOnLibsWithTags: ['type:contract', 'type:data', 'type:service'] },
    { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:contract', 'type:data'] },
    { sourceTag: 'type:admin', onlyDependOnLibsWithTags: ['type:web-lib', 'type:sdk', 'type:contract'] },
    { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool', 'type:sdk', 'type:data', 'type:contract'] },
    { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:contract', 'type:data'] },
    // Where code may run.
    { sourceTag: 'runs:anywhere', bannedExternalImports: ['react*', '@nestjs/*', '@mikro-orm/*', 'node:*'] },
    { sourceTag: 'runs:browser', bannedExternalImports: ['@nestjs/*', '@mikro-orm/*'] },
    { sourceTag: 'runs:server', bannedExternalImports: ['react*'] },
  ],
};

/** Fields and variables of a module whose types do not say that they are read-only. */
const KEPT =
  'PropertyDefinition:not([typeAnnotation.typeAnnotation.typeName.name=/^Readonly/])' +
  ':not([typeAnnotation.typeAnnotation.operator=readonly]), ' +
  ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > ' +
  'VariableDeclarator:not([id.typeAnnotation.typeAnnotation.typeName.name=/^Readonly/])' +
  ':not([id.typeAnnotation.typeAnnotation.operator=readonly])';

const EMPTY_MAP = 'NewExpression[callee.name=/^(Map|Set)$/][arguments.length=0]';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**', '**/.tmp/**'] },
  { files: ['**/*.{js,mjs,ts,tsx}'], extends: [js.configs.recommended] },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  { files: ['e2e/webkit/in-page.js', 'e2e/bench/*.mjs'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['vitest.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    name: 'a parameter that only holds a place, or a property that is left out, has a name with an underscore',
    files: ['**/*.{mjs,ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Playwright reads the parameters of a fixture from its source text.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    name: 'hooks of React; the server and the browser tests have none',
    files: ['**/*.{ts,tsx}'],
    ignores: ['bff/**', 'e2e/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@nx': nx, '@typescript-eslint': tseslint.plugin },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML'], MemberExpression[property.name='innerHTML']",
          message: 'Render text as React children: raw HTML can run stored scripts.',
        },
      ],
    },
  },
  {
    name: 'tools belong to no project, so only this rule holds their imports',
    files: ['tools/*.mjs'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^\\.\\./', message: 'Import what a package exports, by its name.' }],
        },
      ],
    },
  },
  {
    name: 'dependency injection needs classes as values',
    files: ['bff/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      // `import { type X }` still loads the file at run time, and the layer rules count it.
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    name: 'whatever requests can fill has a bound in bytes',
    files: ['bff/src/**/*.ts'],
    // The indexes of a sync live as long as its run.
    ignores: ['**/*.test.ts', 'bff/src/platform/caches/**', 'bff/src/features/sync/{people,careers}/**'],
    plugins: { bounds: { rules: { closures: boundedClosures } } },
    rules: {
      'bounds/closures': 'error',
      'no-restricted-imports': [
        'error',
        { name: 'lru-cache', message: 'Use BoundedCache, whose bound is in cache-budget.ts.' },
        { name: 'rate-limiter-flexible', message: 'Use RateWindows, whose memory is bounded.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          // An empty collection in a field or a module lives as long as the server, and grows.
          selector:
            `:matches(${KEPT}) > :matches(${EMPTY_MAP}, ArrayExpression[elements.length=0]), ` +
            `AssignmentExpression[left.object.type=ThisExpression] > ${EMPTY_MAP}`,
          message:
            'Use BoundedCache if requests can add keys. Otherwise disable this rule and say what bounds the size.',
        },
      ],
    },
  },
  {
    name: 'the template of a new game imports as a game does; tests and versions read other packages',
    files: ['libs/plugin-cli/kinds/**', 'libs/plugin-cli/src/project/versions.ts', 'libs/remote-config/test/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    name: 'build configuration may use build tools',
    files: ['**/*.config.{mjs,ts}'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    name: 'the rules of a game are pure',
    files: ['{games,libs/plugin-cli/kinds}/*/src/rules/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-dom', '@soccer-legends/game-sdk/react', '@soccer-legends/ui', '**/view/**'],
              message: 'Rules must not import views or React: pass data in as moves.',
            },
          ],
        },
      ],
      'no-restricted-globals': ['error', { name: 'Date', message: 'Time reaches the rules as a move.' }],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the Random that the rules receive.' },
      ],
    },
  },
);
