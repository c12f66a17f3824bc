import { parseAst } from 'vite';
import type { ScriptNode } from '@soccer-legends/plugin-checks';

/** Parses a script in JavaScript, TypeScript or JSX. Throws on a syntax error. */
export function parseScript(path: string, text: string): ScriptNode {
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  return parseAst(text, { lang }) as unknown as ScriptNode;
}
