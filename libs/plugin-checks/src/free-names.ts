import { isNode, nameOf, walk, type ScriptNode } from './script-tree.ts';

/** A name that a script uses without declaring it. */
export interface FreeName {
  name: string;
  /** In characters from the beginning of the script. */
  offset: number;
  /** The accessed member: `activeElement` in `document.activeElement`; undefined for the name alone. */
  member: string | undefined;
}

/**
 * Returns the global names that a script uses. A name that is declared anywhere in the file counts as local in the
 * whole file: the check guides authors and does not protect against malicious code.
 */
export function freeNames(script: ScriptNode): FreeName[] {
  const used: FreeName[] = [];
  const declared = new Set<string>();
  walk(script, (node, parent, field) => {
    if (node.type === 'ObjectPattern') for (const taken of takenBy(node)) declared.add(taken);
    const name = node.type === 'Identifier' ? nameOf(node) : undefined;
    if (name === undefined) return;
    if (parent && declares(parent, field)) declared.add(name);
    else if (parent && !isMereLabel(parent, field)) {
      const member = parent.type === 'MemberExpression' && !parent['computed'] ? nameOf(parent['property']) : undefined;
      used.push({ name, offset: node.start, member: field === 'object' ? member : undefined });
    }
  });
  return used.filter(({ name }) => !declared.has(name));
}

/** Returns the names that a pattern such as `{ a, b: c, d = 1 }` declares. */
function takenBy({ properties }: ScriptNode): string[] {
  return (Array.isArray(properties) ? properties : []).flatMap((property: unknown) => {
    const value = isNode(property) ? property['value'] : undefined;
    const target = isNode(value) && value.type === 'AssignmentPattern' ? value['left'] : value;
    return nameOf(target) ?? [];
  });
}

function declares({ type }: ScriptNode, field: string): boolean {
  switch (type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
      return field === 'id' || field === 'params';
    case 'ArrowFunctionExpression':
      return field === 'params';
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return field === 'local';
    case 'CatchClause':
      return field === 'param';
    case 'RestElement':
    case 'ArrayPattern':
      return true;
    case 'AssignmentPattern':
      return field === 'left';
    default:
      return false;
  }
}

/** Returns whether a name is a member, key or label instead of a reference. */
function isMereLabel({ type, computed }: ScriptNode, field: string): boolean {
  if (type === 'MemberExpression') return field === 'property' && !computed;
  if (type === 'Property' || type === 'PropertyDefinition' || type === 'MethodDefinition')
    return field === 'key' && !computed;
  return type === 'ImportSpecifier' || type === 'ExportSpecifier' || (type.endsWith('Statement') && field === 'label');
}
