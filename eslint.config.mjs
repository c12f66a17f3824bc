import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

const boundaries = {
  enforceBuildableLibDependency: false,
  allow: [],
  depConstraints: [
    // Who may know whom. A new game is covered on the day it is made, by its tag.
    { sourceTag: 'type:contract', onlyDependOnLibsWithTags: ['type:contract'] },
    { sourceTag: 'type:data', onlyDependOnLibsWithTags: ['type:data', 'type:contract'] },
    { sourceTag: 'type:sdk', onlyDependOnLibsWithTags: ['type:contract'] },
    { sourceTag: 'type:web-lib', onlyDependOnLibsWithTags: ['type:web-lib', 'type:sdk', 'type:contract'] },
    { sourceTag: 'type:game', onlyDependOnLibsWithTags: ['type:web-lib', 'type:sdk', 'type:contract'] },
    { sourceTag: 'type:shell', onlyDependOnLibsWithTags: ['type:web-lib', 'type:sdk', 'type:contract'] },
    { sourceTag: 'type:bff', onlyDependOnLibsWithTags: ['type:contract', 'type:data', 'type:service'] },
    { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:contract', 'type:data'] },
    { sourceTag: 'type:admin', onlyDependOnLibsWithTags: ['type:web-lib', 'type:sdk', 'type:contract'] },
    { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:tool', 'type:data', 'type:contract'] },
    { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:contract', 'type:data'] },
    // Where code may run.
    { sourceTag: 'runs:anywhere', bannedExternalImports: ['react*', '@nestjs/*', '@mikro-orm/*', 'node:*'] },
    { sourceTag: 'runs:browser', bannedExternalImports: ['@nestjs/*', '@mikro-orm/*'] },
    { sourceTag: 'runs:server', bannedExternalImports: ['react*'] },
  ],
};

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '.data/**'] },
  {
    files: ['**/*.{ts,tsx}'],
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
          message: 'Text is text: raw HTML is how a stored script gets to run.',
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
    name: 'the model of a new game is a game, wherever it lies; versions are read where they are written',
    files: ['libs/plugin-cli/template/**', 'libs/plugin-cli/src/new/versions.ts', 'libs/remote-config/test/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    name: 'build configuration may use build tools',
    files: ['**/*.config.{mjs,ts}'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    name: 'the rules of a game are pure',
    files: ['{games/*,libs/plugin-cli/template}/src/rules/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-dom', '@soccer-legends/game-sdk/react', '@soccer-legends/ui', '**/view/**'],
              message: 'Rules know nothing of screens.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Take a Random instead.' },
        { object: 'Date', property: 'now', message: 'Time reaches a game as a move.' },
      ],
    },
  },
);
