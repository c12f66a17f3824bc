import { parseAst, Visitor } from 'vite';
import { UnexpectedOutput } from './federation-plugin.mjs';

/** Module that exports `pageModules`: the shared modules of the page, by name, which the container fills. */
export const PAGE_MODULES = 'page-modules';

const APPLY = '__mfApplyHostProvidedExports';

/**
 * Returns a plugin that shortens the module through which the federation plugin imports a shared module. That module
 * waits for a shared module that is still missing. Here, the container has taken all of them from the page before the
 * game's code runs.
 *
 * @param {readonly string[]} names the shared modules
 */
export function readPageModules(names) {
  return {
    name: 'read-page-modules',
    apply: 'build',
    enforce: 'post',
    // The container, which is added when the chunks are merged, provides it.
    resolveId: (id) => (id === PAGE_MODULES ? { id, external: true } : undefined),
    transform: (code, id) =>
      id.startsWith('\0virtual:mf:') && id.includes('__loadShare__')
        ? { code: readingPageModule(code, id.slice(1), names), map: null }
        : undefined,
  };
}

/**
 * Returns a module with the same exports, which reads them from the page's module.
 *
 * Expected shape: a cache key `{"canonical": "default:name"}` of a shared module; a function
 * `__mfApplyHostProvidedExports` of assignments `local = exportModule["name"]` and one `exportModule.default ??
 * exportModule`; exports of these locals and of `exportModule as __moduleExports`. Throws `UnexpectedOutput` for
 * another shape.
 */
export function readingPageModule(code, chunk, names) {
  const fail = (found) => {
    throw new UnexpectedOutput({
      rewrite: 'read page modules',
      chunk,
      expected:
        `the cache key of one shared module; ${APPLY} with local = exportModule["name"] and ` +
        'local = exportModule.default ?? exportModule; exports of these locals and of exportModule as __moduleExports',
      found,
    });
  };
  const { keys, reads, exported } = partsOf(code, fail);
  const [key, ...otherKeys] = keys;
  const name = names.find((candidate) => key === `default:${candidate}`);
  if (name === undefined || otherKeys.length > 0) fail(`cache keys: ${[...keys].join(', ') || 'none'}`);
  if (exported.length === 0) fail('no exports');

  const lines = exported.map(([local, as]) => {
    if (local === 'exportModule' && as === '__moduleExports') return `export { pageModule as __moduleExports };`;
    if (reads.get(local) !== as) fail(`the export ${as}, which reads ${reads.get(local) ?? 'nothing'}`);
    // Unused exports are removed only if reading them has no side effect.
    return `const ${local} = /* @__PURE__ */ read(pageModule, ${JSON.stringify(as)});\nexport { ${local} as ${JSON.stringify(as)} };`;
  });
  return `import { pageModules, read } from ${JSON.stringify(PAGE_MODULES)};
const pageModule = pageModules[${JSON.stringify(name)}];
${lines.join('\n')}
`;
}

/** Returns the cache keys, the exports that local variables read, and the exported locals with their names. */
function partsOf(code, fail) {
  const keys = new Set();
  const reads = new Map();
  const exported = [];
  const visitor = new Visitor({
    Property({ key, value }) {
      if ((key.value ?? key.name) === 'canonical' && typeof value.value === 'string') keys.add(value.value);
    },
    VariableDeclarator({ id, init }) {
      if (id.name !== APPLY) return;
      for (const statement of init.body?.body ?? fail(`${APPLY} is not a function`))
        addRead(reads, statement, code, fail);
    },
    ExportNamedDeclaration({ specifiers }) {
      exported.push(...specifiers.map(({ local, exported: name }) => [local.name, name.name ?? name.value]));
    },
  });
  visitor.visit(parseAst(code));
  return { keys, reads, exported };
}

/** Records which export a local variable reads from the shared module. */
function addRead(reads, statement, code, fail) {
  const { left, right } = statement.expression ?? {};
  const { object, property } = right?.type === 'LogicalExpression' ? right.left : (right ?? {});
  const as = property?.value ?? property?.name;
  const isDefault = right?.type === 'LogicalExpression' && right.operator === '??' && right.right.name === object?.name;
  const isRead = left?.type === 'Identifier' && object?.name === 'exportModule' && (as === 'default') === isDefault;
  if (!isRead) fail(code.slice(statement.start, statement.end));
  reads.set(left.name, as);
}
