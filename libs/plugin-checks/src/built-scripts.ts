import { parse } from 'acorn';
import type { Finding } from './finding.ts';
import { FORBIDDEN_IN_BUILDS } from './forbidden-names.ts';
import { freeNames } from './free-names.ts';
import { isNode, nameOf, walk, type ScriptNode } from './script-tree.ts';

/** Objects through which other globals can be reached, as in `window.localStorage`. */
const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'frames']);

const FORBIDDEN_MEMBERS: Readonly<Record<string, string>> = {
  'document.cookie': 'the SDK saves rounds and scores',
  'document.write': 'return elements from the view instead',
  'navigator.sendBeacon': 'use services.http for requests',
  'navigator.serviceWorker': 'games cannot start workers or channels',
};

export interface BuiltScript {
  findings: readonly Finding[];
  /** Keys of the manifests in the script: object literals with the required fields of a manifest. */
  manifestKeys: readonly string[];
}

/**
 * Parses a script of a build and finds what is forbidden in it. Nothing is executed. A script that cannot be parsed has
 * the finding `bundle.unreadable`.
 */
export function readBuiltScript(path: string, text: string): BuiltScript {
  try {
    const script = parse(text, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as ScriptNode;
    const findings = findingsIn(script).map((finding) => ({ ...finding, file: path }));
    return { findings, manifestKeys: manifestKeysIn(script) };
  } catch (fault) {
    const message = `The script cannot be parsed: ${(fault as Error).message}.`;
    return { findings: [{ code: 'bundle.unreadable', message, file: path }], manifestKeys: [] };
  }
}

function findingsIn(script: ScriptNode): Finding[] {
  const found = new Map<string, Finding>();
  const report = (finding: Finding): void => void found.set(finding.message, finding);
  for (const { name, member } of freeNames(script)) {
    const owner = GLOBAL_OBJECTS.has(name) ? undefined : name;
    const used = owner ?? member ?? '';
    const instead = own(FORBIDDEN_IN_BUILDS, used) ?? own(FORBIDDEN_MEMBERS, `${name}.${member}`);
    if (instead !== undefined) {
      const written = member === undefined ? name : `${name}.${member}`;
      report({ code: 'code.forbiddenGlobal', message: `${written}: ${instead}.` });
    }
    if (used === 'eval') report({ code: 'code.dynamicCode', message: 'eval creates code from a string.' });
  }
  walk(script, (node) => {
    if (node.type === 'NewExpression' && nameOf(node['callee']) === 'Function')
      report({ code: 'code.dynamicCode', message: 'Function creates code from a string.' });
  });
  return [...found.values()];
}

function manifestKeysIn(script: ScriptNode): string[] {
  const keys: string[] = [];
  walk(script, (node) => {
    const key = node.type === 'ObjectExpression' ? manifestKeyOf(node) : undefined;
    if (key !== undefined) keys.push(key);
  });
  return keys;
}

const MANIFEST_FIELDS = ['key', 'version', 'name', 'description', 'sdk', 'resultTheme'];

function manifestKeyOf({ properties }: ScriptNode): string | undefined {
  const fields = new Map(
    (Array.isArray(properties) ? properties : [])
      .filter(isNode)
      .map((property) => [nameOf(property['key']) ?? textOf(property['key']), property['value']]),
  );
  return MANIFEST_FIELDS.every((field) => fields.has(field)) ? textOf(fields.get('key')) : undefined;
}

/** Returns the value of a string, or of a template without expressions, which minifiers use for strings. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (typeof node['value'] === 'string') return node['value'];
  const [only, ...more] = node.type === 'TemplateLiteral' ? (node['quasis'] as ScriptNode[]) : [];
  return only && more.length === 0 ? (only['value'] as { cooked: string }).cooked : undefined;
}

function own(names: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
