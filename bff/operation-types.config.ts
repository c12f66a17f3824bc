import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const CONTRACT = '@soccer-legends/contracts';
const METHODS = ['Get', 'Post', 'Action', 'Put', 'Patch', 'Delete', 'Search'];
/** Return types of handlers that send no JSON, or none of a fixed form. */
const OTHERS = ['void', 'never', 'CachedResponse', 'ResponseSource', 'StreamableFile', 'Readable', 'Response'];

/**
 * Reads the controllers, and returns a module with the type of each operation's response: `interface Operations { … }`, by
 * the names of controller and handler. Throws for a type that is not one of the contract.
 */
export function operationTypes(sources: string): string {
  const operations = globSync('**/*.ts', { cwd: sources })
    .filter((path) => !path.endsWith('.test.ts'))
    .sort()
    .flatMap((path) => operationsIn(path, readFileSync(join(sources, path), 'utf8')));
  const names = new Set([...operations.flatMap(({ names: used }) => used), 'Problem']);
  return [
    `import type { ${[...names].sort().join(', ')} } from '${CONTRACT}';`,
    'export interface Operations {',
    "  'problem': Problem;",
    ...operations.map(({ id, type }) => `  '${id}': ${type};`),
    '}',
  ].join('\n');
}

interface Operation {
  id: string;
  type: string;
  /** The types of the contract that it uses. */
  names: string[];
}

function operationsIn(path: string, text: string): Operation[] {
  if (!text.includes('@Controller(')) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const known = contractNames(file);
  return file.statements
    .filter(ts.isClassDeclaration)
    .filter((declaration) => hasDecorator(declaration, ['Controller']))
    .flatMap((declaration) =>
      declaration.members.filter(ts.isMethodDeclaration).flatMap((method): Operation[] => {
        if (!hasDecorator(method, METHODS)) return [];
        const id = `${declaration.name!.text.replace(/Controller$/, '')}.${method.name.getText(file)}`;
        if (!method.type) throw new Error(`${path}: ${id} needs a return type.`);
        const type = bodyOf(method.type);
        if (!type) return [];
        const names = namesIn(type);
        const foreign = names.find((name) => !known.has(name));
        if (foreign) throw new Error(`${path}: ${id} returns ${foreign}, which is not a type of ${CONTRACT}.`);
        return [{ id, type: type.getText(file), names }];
      }),
    );
}

function contractNames(file: ts.SourceFile): Set<string> {
  const imports = file.statements.filter(ts.isImportDeclaration);
  const own = imports.filter(({ moduleSpecifier }) => (moduleSpecifier as ts.StringLiteral).text === CONTRACT);
  const named = own.map(({ importClause }) => importClause?.namedBindings).filter((bindings) => bindings !== undefined);
  return new Set(named.filter(ts.isNamedImports).flatMap(({ elements }) => elements.map(({ name }) => name.text)));
}

function hasDecorator(node: ts.HasDecorators, names: readonly string[]): boolean {
  return (ts.getDecorators(node) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && names.includes(expression.expression.getText()),
  );
}

/** Returns the type of the JSON that a handler sends: that of `Promise<…>`, `JsonResponse<…>` or `JsonSource<…>`. */
function bodyOf(type: ts.TypeNode): ts.TypeNode | undefined {
  if (ts.isUnionTypeNode(type)) return bodyOf(type.types[0]!);
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    if (['Promise', 'JsonResponse', 'JsonSource'].includes(name)) return bodyOf(type.typeArguments![0]!);
  }
  return OTHERS.includes(type.getText()) ? undefined : type;
}

/** Types of the language itself. */
const BUILT_IN = ['Record', 'Readonly', 'Partial', 'Pick', 'Omit', 'Array'];

function namesIn(type: ts.Node): string[] {
  const own = ts.isTypeReferenceNode(type) ? [type.typeName.getText()] : [];
  const inner: string[] = [];
  type.forEachChild((child) => void inner.push(...namesIn(child)));
  return [...own, ...inner].filter((name) => !BUILT_IN.includes(name));
}
