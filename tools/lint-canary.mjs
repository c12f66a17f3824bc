// Runs the linters on code that breaks each rule. A rule that does not report its example is not active.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkLayers } from './layers.mjs';

/** What is forbidden, in which folder, the code, and a part of the rule's name. */
const FORBIDDEN_CODE = [
  // A relative path, because games and the shell have no exports to import by name.
  ['a game imports the shell', 'games/fut-wordle/src', "import '../../../shell/src/main.tsx';", 'boundaries'],
  ['a game imports another game', 'games/fut-wordle/src', "import '../../logo-game/src/game.ts';", 'boundaries'],
  ['a game imports the data set', 'games/fut-wordle/src', "import '@soccer-legends/football-data';", 'boundaries'],
  ['the server imports the SDK', 'bff/src', "import '@soccer-legends/game-sdk';", 'boundaries'],
  ['the SDK imports a component', 'libs/game-sdk/src', "import '@soccer-legends/ui';", 'boundaries'],
  [
    'a benchmark imports the insides of a package',
    'bff/bench',
    "import '../../libs/football-data/src/read.ts';",
    'boundaries',
  ],
  [
    'the build of remotes imports a game',
    'libs/remote-config/src',
    "import '../../../games/logo-game/src/game.ts';",
    'boundaries',
  ],
  ['a tool imports the insides of the server', 'tools', "import '../bff/src/app/entities.ts';", 'restricted'],
  ['rules use Math.random', 'games/fut-wordle/src/rules', 'export const x = Math.random();', 'restricted'],
  ['rules read a clock', 'games/fut-wordle/src/rules', 'export const x = Date.now();', 'restricted'],
  ['rules create a date', 'games/fut-wordle/src/rules', 'export const x = new Date();', 'restricted'],
  ['rules import React', 'games/fut-wordle/src/rules', "import 'react';", 'restricted'],
  [
    'a component writes raw HTML',
    'shell/src',
    'export const x = <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    'restricted',
  ],
  [
    'a promise is dropped',
    'bff/src/platform',
    'export async function work() {}\nexport function start() {\n  work();\n}',
    'no-floating-promises',
  ],
  [
    'an effect leaves out a dependency',
    'shell/src',
    "import { useEffect } from 'react';\nexport const useTitle = (title: string) => useEffect(() => void (document.title = title), []);",
    'exhaustive-deps',
  ],
  [
    'a collection of the server has no bound',
    'bff/src/platform',
    'export class Seen {\n  private readonly names = new Set<string>();\n}',
    'restricted',
  ],
  [
    'a constructor makes a collection of the server without a bound',
    'bff/src/platform',
    'export class Seen {\n  readonly names: Set<string>;\n  constructor() {\n    this.names = new Set();\n  }\n}',
    'restricted',
  ],
  [
    'a server class has an unbounded list',
    'bff/src/platform',
    'export class Seen {\n  private readonly names: string[] = [];\n}',
    'restricted',
  ],
  [
    'a server function keeps an unbounded collection in its closure',
    'bff/src/platform',
    'export function createSeen() {\n  const names = new Set<string>();\n  return { add: (name: string) => void names.add(name) };\n}',
    'closures',
  ],
  [
    'a server hook fills an unbounded list',
    'bff/src/platform',
    'export function record(on: (listener: (name: string) => void) => void) {\n  const names: string[] = [];\n  on((name) => void names.push(name));\n}',
    'closures',
  ],
  ['a cache of the server has no place in the budget', 'bff/src/platform', "import 'lru-cache';", 'restricted'],
  ['an import is unused', 'tools', "import { join } from 'node:path';", 'unused'],
  [
    'the server imports only types, but still loads the file',
    'bff/src/app',
    "import { type x } from './entities.ts';",
    'side-effects',
  ],
];

/** Forbidden imports inside the server: what, the rule, and the files (below bff/src) with their code. */
const FORBIDDEN_IMPORTS = [
  [
    'the platform imports a feature',
    'platform-imports-only-platform',
    { 'platform/canary-a/a.ts': "import '../../features/audit/audit.port.ts';" },
  ],
  [
    'the platform imports a type of a feature',
    'platform-imports-only-platform',
    { 'platform/canary-b/b.ts': "import type { AuditLog } from '../../features/audit/audit.port.ts';" },
  ],
  [
    'the platform imports the app',
    'platform-imports-only-platform',
    { 'platform/canary-c/c.ts': "import '../../app/entities.ts';" },
  ],
  [
    'a feature imports the app',
    'feature-imports-no-app',
    { 'features/canary-d/d.ts': "import '../../app/entities.ts';" },
  ],
  [
    'a feature imports a file inside another',
    'feature-imports-only-ports',
    { 'features/canary-e/e.ts': "import '../audit/audit-log.ts';" },
  ],
  [
    'a feature imports a file inside another that is only named like a port',
    'feature-imports-only-ports',
    {
      'features/canary-f/f.ts': "import '../canary-g/canary-f.port.ts';",
      'features/canary-g/canary-f.port.ts': 'export {};',
    },
  ],
  ['a file is in no layer', 'file-in-a-layer', { 'app/canary-h.ts': "import '../h.ts';", 'h.ts': 'export {};' }],
  ['an import leads nowhere', 'import-resolves', { 'app/canary-i.ts': "import './no-such-file.ts';" }],
  [
    'two files import each other',
    'no-file-cycle',
    { 'app/canary-j/j.ts': "import './k.ts';", 'app/canary-j/k.ts': "import './j.ts';" },
  ],
  [
    'two folders import each other through different files',
    'no-folder-cycle',
    {
      'features/canary-l/canary-l.port.ts': "import '../canary-m/canary-m.port.ts';",
      'features/canary-l/leaf.ts': 'export {};',
      'features/canary-m/canary-m.port.ts': 'export {};',
      'features/canary-m/user.ts': "import '../canary-l/leaf.ts';",
    },
  ],
];

/** Roots besides the server whose folders must not import each other. */
const PACKAGES = ['shell/src', 'admin/src', 'libs/ui/src', 'libs/game-sdk/src', 'libs/plugin-cli/src'];

const FORBIDDEN_PAIRS = PACKAGES.map((root) => [
  `two folders of ${root} import each other`,
  'no-folder-cycle',
  {
    [`${root}/canary-a/a.ts`]: "import '../canary-b/leaf.ts';",
    [`${root}/canary-a/leaf.ts`]: 'export {};',
    [`${root}/canary-b/b.ts`]: "import '../canary-a/leaf.ts';",
    [`${root}/canary-b/leaf.ts`]: 'export {};',
  },
]);

/** Files of the server that the examples import. */
const IMPORTED = ['features/audit/audit.port.ts', 'features/audit/audit-log.ts', 'app/entities.ts'];

/** Prints how many examples the linters report, and which not. Returns whether they report all. */
export async function reportsAllExamples(eslint) {
  const silent = [...(await silentEslintRules(eslint)), ...(await silentLayerRules())];
  for (const [what, rule] of silent) console.error(`No linter reports that ${what} (expected: ${rule}).`);
  const total = FORBIDDEN_CODE.length + FORBIDDEN_IMPORTS.length + FORBIDDEN_PAIRS.length;
  console.log(`The linters report ${total - silent.length} of ${total} examples of forbidden code.`);
  return silent.length === 0;
}

async function silentEslintRules(eslint) {
  const missing = [];
  for (const [what, folder, code, rule] of FORBIDDEN_CODE) {
    // Rules that need types only read files of the project, so each example takes the place of a file.
    const extension = code.includes('<p') ? /[.]tsx$/ : /(?<![.]test)[.](mjs|ts)$/;
    const file = readdirSync(folder, { recursive: true }).find((name) => extension.test(name));
    const filePath = join(folder, file);
    const [result] = await eslint.lintText(code, { filePath });
    if (!result.messages.some(({ ruleId }) => ruleId?.includes(rule))) missing.push([what, rule]);
  }
  return missing;
}

/** Writes the examples into a folder of their own, because the layer rules read files from disk. */
async function silentLayerRules() {
  const folder = mkdtempSync(join(tmpdir(), 'sl-layers-'));
  try {
    const inServer = FORBIDDEN_IMPORTS.map(([what, rule, files]) => [what, rule, below('bff/src', files)]);
    const examples = [...inServer, ...FORBIDDEN_PAIRS];
    const imported = below('bff/src', Object.fromEntries(IMPORTED.map((path) => [path, 'export {};'])));
    for (const [path, code] of [imported, ...examples.map(([, , files]) => files)].flatMap((files) =>
      Object.entries(files),
    )) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${code}\n`);
    }
    const violations = await checkLayers(folder);
    const isReported = (rule, path) =>
      violations.some(({ rule: { name }, from }) => name === rule && [path, dirname(path)].includes(from));
    return examples.filter(([, rule, files]) => !Object.keys(files).some((path) => isReported(rule, path)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function below(root, files) {
  return Object.fromEntries(Object.entries(files).map(([path, code]) => [`${root}/${path}`, code]));
}
