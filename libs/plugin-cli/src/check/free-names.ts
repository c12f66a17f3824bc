import { isNode, nameOf, walk, type ScriptNode } from './script-tree.ts';

/** A name that a script uses and does not declare. */
export interface FreeName {
  name: string;
  offset: number;
  /** The member that is asked of it: `activeElement` in `document.activeElement`. */
  member: string | undefined;
}

/**
 * The names that come from outside. A name that is declared anywhere in the file counts as the file's own everywhere
 * in it: this guides authors, it does not hold back those who mean harm, against whom only review helps.
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

/** The names that `{ a, b: c, d = 1 }` on the left of something declares. */
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

/** Names that refer to nothing by themselves: members, keys, labels. */
function isMereLabel({ type, computed }: ScriptNode, field: string): boolean {
  if (type === 'MemberExpression') return field === 'property' && !computed;
  if (type === 'Property' || type === 'PropertyDefinition' || type === 'MethodDefinition')
    return field === 'key' && !computed;
  return type === 'ImportSpecifier' || type === 'ExportSpecifier' || (type.endsWith('Statement') && field === 'label');
}
