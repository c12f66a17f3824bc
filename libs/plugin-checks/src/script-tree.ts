/** A node of a script's syntax tree (ESTree). Its fields depend on its type. */
export interface ScriptNode {
  type: string;
  /** Offset in characters. */
  start: number;
  readonly [field: string]: unknown;
}

/**
 * Visits every node that exists at run time, which excludes types, parents first. `field` is the parent's field that
 * contains the node; empty for the root.
 */
export function walk(
  node: ScriptNode,
  visit: (node: ScriptNode, parent: ScriptNode | undefined, field: string) => void,
): void {
  step(node, undefined, '');

  function step(node: ScriptNode, parent: ScriptNode | undefined, field: string): void {
    visit(node, parent, field);
    for (const [name, value] of Object.entries(node)) {
      if (name === 'typeAnnotation' || name === 'returnType' || name === 'typeArguments' || name === 'typeParameters')
        continue;
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (isNode(child) && !isTypeOnly(child)) step(child, node, name);
      }
    }
  }
}

const RUNNING_TS = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSEnumDeclaration'];

function isTypeOnly({ type, importKind, exportKind }: ScriptNode): boolean {
  return (type.startsWith('TS') && !RUNNING_TS.includes(type)) || importKind === 'type' || exportKind === 'type';
}

/** Returns whether the value of a node's field is a node itself. */
export function isNode(value: unknown): value is ScriptNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * Returns the name of an identifier or of a member, such as `random` in `Math.random`; undefined for any other value.
 */
export function nameOf(value: unknown): string | undefined {
  return isNode(value) && typeof value['name'] === 'string' ? value['name'] : undefined;
}
