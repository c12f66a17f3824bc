import MagicString from 'magic-string';
import { parseAst, Visitor } from 'vite';
import { UnexpectedOutput } from './federation-plugin.mjs';

const STYLE_LIST = '__vite__mapDeps';

/**
 * Returns a chunk whose lazy imports do not wait for style sheets, because the shell's page contains all of them.
 *
 * Expected shape of a chunk that contains `__vite__mapDeps`: a top-level `const __vite__mapDeps = …` with a list of
 * `.css` files. Every other use is a call with one array of numbers. Throws `UnexpectedOutput` for another shape.
 */
export function removeStylePreloads(code, chunk) {
  if (!code.includes(STYLE_LIST)) return code;
  const expected = `const ${STYLE_LIST} = … ["….css", …] …, called with one array of numbers`;
  const fail = refuse('remove style preloads', chunk, expected);
  const tree = parseAst(code);
  const { definition, calls } = usesOf(STYLE_LIST, tree, code, fail);
  const files = [];
  visit(definition, { Literal: (node) => void (isString(node) && files.push(node.value)) });
  const script = files.find((file) => !file.endsWith('.css'));
  if (files.length === 0 || script) fail(`the list contains ${script ?? 'no file'}`);

  const edited = new MagicString(code);
  for (const call of calls) {
    const [list, ...others] = call.arguments;
    const isIndices =
      list?.type === 'ArrayExpression' && list.elements.every((item) => typeof item?.value === 'number');
    if (!isIndices || others.length > 0) fail(excerpt(code, call));
    edited.update(call.start, call.end, '[]');
  }
  return edited.toString();
}

/** Returns the top-level definition of a name and its calls. Fails if it is missing or used differently. */
function usesOf(name, tree, code, fail) {
  const definition = tree.body.find(({ declarations = [] }) => declarations.some(({ id }) => id.name === name));
  if (!definition) fail(`no top-level ${name}; the top level declares ${declaredNames(tree)}`);
  const uses = [];
  const calls = [];
  visit(tree, {
    Identifier: (node) => void (node.name === name && !within(node, definition) && uses.push(node)),
    CallExpression: (node) => void (node.callee.name === name && calls.push(node)),
  });
  if (calls.length === 0) fail(`${name} is never called`);
  const other = uses.find(({ start }) => !calls.some(({ callee }) => callee.start === start));
  if (other) fail(`${name} is used without a call: ${excerpt(code, { start: other.start - 40, end: other.end + 40 })}`);
  return { definition, calls };
}

function refuse(rewrite, chunk, expected) {
  return (found) => {
    throw new UnexpectedOutput({ rewrite, chunk, expected, found });
  };
}

/** Visits a whole script or one statement of it. */
function visit(node, visitor) {
  const { start, end } = node;
  new Visitor(visitor).visit(node.type === 'Program' ? node : { type: 'Program', body: [node], start, end });
}

function declaredNames(tree) {
  const names = tree.body.flatMap(({ declarations = [] }) => declarations.map(({ id }) => id.name ?? '{…}'));
  return names.join(', ') || 'nothing';
}

function isString(node) {
  return node?.type === 'Literal' && typeof node.value === 'string';
}

function within(node, outer) {
  return node.start >= outer.start && node.end <= outer.end;
}

function excerpt(code, { start, end }) {
  return code.slice(Math.max(start, 0), Math.min(end, start + 300));
}
