// The layers of the server: app → features → platform; and no two folders of a package may import each other. `npm run
// lint` checks this, and `lint-canary.mjs` tests each rule. Rules match paths, so they apply to new folders as well.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';

const LAYER_RULES = [
  {
    name: 'platform-imports-only-platform',
    comment: 'Let the feature or the app register what the platform needs.',
    from: { path: '^bff/src/platform/' },
    to: { path: '^bff/src/(features|app)/' },
  },
  {
    name: 'feature-imports-no-app',
    comment: 'Declare an abstract class in the feature and implement it in the app.',
    from: { path: '^bff/src/features/' },
    to: { path: '^bff/src/app/' },
  },
  {
    name: 'feature-imports-only-ports',
    comment: 'Import another feature only through features/<name>/<name>.port.ts or <name>.pure.port.ts.',
    from: { path: '^bff/src/features/([^/]+)/' },
    to: {
      path: '^bff/src/features/',
      pathNot: ['^bff/src/features/$1/', '^bff/src/features/([^/]+)/\\1(?:\\.pure)?\\.port\\.ts$'],
    },
  },
  {
    name: 'file-in-a-layer',
    comment: 'Put the file below platform, features or app.',
    from: {},
    to: { path: '^bff/src/', pathNot: '^bff/src/(platform|features|app)/' },
  },
  {
    name: 'import-resolves',
    comment: 'Fix the path: an unresolved import escapes every other rule.',
    from: { path: '^bff/src/' },
    to: { path: '^[.]', couldNotResolve: true },
  },
].map((rule) => ({ ...rule, severity: 'error' }));

/** A folder and its own subfolders count as one, because a module may wire the parts below it. */
const CYCLE_RULES = [
  { name: 'no-file-cycle', from: {}, to: { circular: true } },
  { name: 'no-folder-cycle', scope: 'folder', from: {}, to: { circular: true } },
].map((rule) => ({ ...rule, severity: 'error', comment: 'Move what both need to one side, or below both.' }));

// Type-only imports count: a folder cannot be moved without the folders that its types come from.
const AS_AT_RUN_TIME = {
  options: { verbatimModuleSyntax: true, experimentalDecorators: true, module: 99, target: 10 },
};

/** Roots whose folders must not import each other. Tests may import what stands above their folder. */
const ROOTS = ['bff/src', 'shell/src', 'admin/src', 'libs/ui/src', 'libs/game-sdk/src', 'libs/plugin-cli/src'];
const TESTS = '[.]test[.]tsx?$|/testing/';

/** Returns every forbidden import below `baseDir`; throws if files were not read. */
export async function checkLayers(baseDir) {
  const layers = await cruiseRoot(baseDir, 'bff/src', { forbidden: LAYER_RULES, tsPreCompilationDeps: true });
  const cycles = [];
  for (const root of ROOTS.filter((path) => existsSync(join(baseDir, path))))
    cycles.push(...(await cruiseRoot(baseDir, root, { forbidden: CYCLE_RULES, tsPreCompilationDeps: true })));
  return [...layers, ...cycles];
}

export function describeViolation({ rule, from, to, cycle }) {
  const path = cycle?.length ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
  const { comment } = [...LAYER_RULES, ...CYCLE_RULES].find(({ name }) => name === rule.name);
  return `${rule.name}: ${path}\n  ${comment}`;
}

async function cruiseRoot(baseDir, root, { forbidden, tsPreCompilationDeps }) {
  const isCounted = (name) => /[.]tsx?$/.test(name) && (root === 'bff/src' || !new RegExp(TESTS).test(`/${name}`));
  const { output } = await cruise(
    [root],
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      metrics: true,
      tsPreCompilationDeps,
      includeOnly: `^(${root}/|[.])`,
      ...(root === 'bff/src' ? {} : { exclude: { path: TESTS } }),
    },
    {},
    { tsConfig: AS_AT_RUN_TIME },
  );
  const read = output.modules.filter(
    ({ source, couldNotResolve }) => source.startsWith(`${root}/`) && isCounted(source) && !couldNotResolve,
  );
  const sources = readdirSync(join(baseDir, root), { recursive: true }).filter(isCounted);
  if (read.length !== sources.length)
    throw new Error(`The layers were checked in ${read.length} of ${sources.length} files of ${root}.`);
  return output.summary.violations;
}
