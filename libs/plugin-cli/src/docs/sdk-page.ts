import ts from 'typescript';
import { commentOf, SDK_ENTRIES, type SdkProgram } from './sdk-program.ts';

/** Returns the reference of the SDK: every exported value and type with its comment. Throws for one without a comment. */
export function sdkPage({ checker, exportsOf }: SdkProgram): string {
  const sections = (Object.keys(SDK_ENTRIES) as (keyof typeof SDK_ENTRIES)[]).map((name) => {
    const exports = exportsOf(name).map((symbol) => described(symbol, checker));
    const linesOf = (types: boolean) => exports.filter(({ isType }) => isType === types).map(({ line }) => line);
    const types = linesOf(true).sort();
    return `## ${name}\n\n${linesOf(false).sort().join('\n')}\n\n${types.length > 0 ? `Types:\n\n${types.join('\n')}\n` : ''}`;
  });
  return `# SDK reference\n\n${INTRODUCTION}\n\n${sections.join('\n')}`;
}

const INTRODUCTION = 'Editors show the fields of the types and the parameters of the functions.';

/** Returns the line of an export. For a type, it has only the first sentence, because its fields have comments too. */
function described(symbol: ts.Symbol, checker: ts.TypeChecker): { line: string; isType: boolean } {
  const comment = commentOf(symbol, checker);
  if (!comment) throw new Error(`The SDK exports \`${symbol.name}\` without a documentation comment.`);
  const isType = (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
  const text = isType ? comment.split(/(?<=\.) (?=[A-Z`])/)[0]! : comment;
  return { line: `- \`${symbol.name}\`: ${text.replaceAll('<', '\\<')}`, isType };
}
