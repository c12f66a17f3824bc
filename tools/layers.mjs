// The layers of the server: app → features → platform. `npm run lint` checks them, and `lint-canary.mjs` tests each
// rule. Rules match paths, so they apply to new features as well.
import { readdirSync } from 'node:fs';
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

// Type-only imports count for layers but not for cycles, because TypeScript removes them, and only them.
const AS_AT_RUN_TIME = {
  options: { verbatimModuleSyntax: true, experimentalDecorators: true, module: 99, target: 10 },
};

/** Returns every forbidden import below `baseDir`; throws if the server's files were not read. */
export async function checkLayers(baseDir) {
  const withTypes = await cruiseServer(baseDir, { forbidden: LAYER_RULES, tsPreCompilationDeps: true });
  const atRunTime = await cruiseServer(baseDir, { forbidden: CYCLE_RULES, tsPreCompilationDeps: false });
  return [...withTypes, ...atRunTime];
}

export function describeViolation({ rule, from, to, cycle }) {
  const path = cycle?.length ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
  const { comment } = [...LAYER_RULES, ...CYCLE_RULES].find(({ name }) => name === rule.name);
  return `${rule.name}: ${path}\n  ${comment}`;
}

async function cruiseServer(baseDir, { forbidden, tsPreCompilationDeps }) {
  const { output } = await cruise(
    ['bff/src'],
    {
      baseDir,
      ruleSet: { forbidden },
      validate: true,
      metrics: true,
      tsPreCompilationDeps,
      includeOnly: '^(bff/src/|[.])',
    },
    {},
    { tsConfig: AS_AT_RUN_TIME },
  );
  const read = output.modules.filter(
    ({ source, couldNotResolve }) => source.startsWith('bff/src/') && !couldNotResolve,
  );
  const sources = readdirSync(join(baseDir, 'bff/src'), { recursive: true }).filter((name) => name.endsWith('.ts'));
  if (read.length !== sources.length)
    throw new Error(`The layers were checked in ${read.length} of ${sources.length} files of the server.`);
  return output.summary.violations;
}
