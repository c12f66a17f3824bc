import {
  freeNames,
  isNode,
  lineAt,
  nameOf,
  verdictOn,
  walk,
  type Finding,
  type ScriptNode,
  type TextFile,
  type Verdict,
} from '@soccer-legends/plugin-checks';
import { parseAst } from 'vite';
import { verdictOnImport } from './forbidden-imports.ts';
import { isGameScript, isRules } from './sources.ts';

/**
 * Finds uses of globals and imports that a game must not use. Tests are not checked.
 * @param dependencies names of the packages that the game depends on
 */
export function checkScripts(sources: readonly TextFile[], dependencies: readonly string[]): Finding[] {
  return sources.filter(isGameScript).flatMap((source) => checkScript(source, dependencies));
}

function checkScript(source: TextFile, dependencies: readonly string[]): Finding[] {
  const { path, text } = source;
  const findings: Finding[] = [];
  const report = (verdict: Verdict | undefined, { start }: Pick<ScriptNode, 'start'>) => {
    if (verdict) findings.push({ ...verdict, file: path, line: lineAt(text, start) });
  };
  const script = read(source);
  // The compiler and the build report syntax errors.
  if (!script) return [];

  for (const { name, member, offset } of freeNames(script)) {
    report(verdictOn(name, member, isRules(source)), { start: offset });
  }
  walk(script, (node) => {
    report(rawHtml(node), node);
    report(pageElement(node), node);
    const imported = importOf(node);
    if (imported) report(verdictOnImport(imported.specifier, source, dependencies), node);
  });
  return findings;
}

function read({ path, text }: TextFile): ScriptNode | undefined {
  try {
    return parseScript(path, text);
  } catch {
    return undefined;
  }
}

const HTML_SINKS = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe', 'dangerouslySetInnerHTML'];

function rawHtml(node: ScriptNode): Verdict | undefined {
  const name =
    node.type === 'MemberExpression'
      ? nameOf(node['property'])
      : node.type === 'JSXAttribute'
        ? nameOf(node['name'])
        : undefined;
  return name !== undefined && HTML_SINKS.includes(name)
    ? { code: 'code.rawHtml', message: `${name} inserts markup from a string.` }
    : undefined;
}

/** Comparing with `document.body` is allowed, but using its members is not. */
function pageElement(node: ScriptNode): Verdict | undefined {
  const owner = node.type === 'MemberExpression' ? node['object'] : undefined;
  if (!isNode(owner) || nameOf(owner['object']) !== 'document' || nameOf(owner['property']) !== 'body')
    return undefined;
  return { code: 'code.forbiddenGlobal', message: 'document.body: return elements from the view instead.' };
}

function importOf(node: ScriptNode): { specifier: string | undefined } | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression': {
      const { source } = node;
      if (!isNode(source)) return undefined;
      return { specifier: typeof source['value'] === 'string' ? source['value'] : undefined };
    }
    default:
      return undefined;
  }
}

/** Parses a script in JavaScript, TypeScript or JSX. Throws on a syntax error. */
export function parseScript(path: string, text: string): ScriptNode {
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  return parseAst(text, { lang }) as unknown as ScriptNode;
}
