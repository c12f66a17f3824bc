import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ENTRIES: Readonly<Record<string, string>> = {
  '@soccer-legends/game-sdk': 'index.ts',
  '@soccer-legends/game-sdk/data': 'api-responses.ts',
  '@soccer-legends/game-sdk/react': 'react/index.ts',
  '@soccer-legends/game-sdk/testing': 'testing/index.ts',
  '@soccer-legends/game-sdk/testing/react': 'testing/react.ts',
};

const source = fileURLToPath(new URL('../../../game-sdk/src/', import.meta.url));

/** Returns the reference of the SDK: every exported value and type with its comment. Throws for one without a comment. */
export function sdkPage(): string {
  const program = ts.createProgram(
    Object.values(ENTRIES).map((file) => source + file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2023,
      jsx: ts.JsxEmit.ReactJSX,
      allowImportingTsExtensions: true,
      noEmit: true,
      resolveJsonModule: true,
    },
  );
  const checker = program.getTypeChecker();
  const sections = Object.entries(ENTRIES).map(([name, file]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(source + file)!);
    const exports = (module ? checker.getExportsOfModule(module) : []).map((symbol) => described(symbol, checker));
    const linesOf = (types: boolean) => exports.filter(({ isType }) => isType === types).map(({ line }) => line);
    const types = linesOf(true).sort();
    return `## ${name}\n\n${linesOf(false).sort().join('\n')}\n\n${types.length > 0 ? `Types:\n\n${types.join('\n')}\n` : ''}`;
  });
  return `# SDK reference\n\n${INTRODUCTION}\n\n${sections.join('\n')}`;
}

const INTRODUCTION = `Generated from the sources of \`libs/game-sdk\` by \`npx vitest run libs/plugin-cli -u\`. See also the
[README](../libs/game-sdk/README.md) with the contract and the tutorial [writing-a-game.md](writing-a-game.md). Editors show the
fields of the types and the parameters of the functions.`;

/** Returns the line of an export. For a type, it has only the first sentence, because its fields have comments too. */
function described(symbol: ts.Symbol, checker: ts.TypeChecker): { line: string; isType: boolean } {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const comment = ts.displayPartsToString(target.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
  if (!comment) throw new Error(`The SDK exports \`${symbol.name}\` without a documentation comment.`);
  const isType = (target.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
  const text = isType ? comment.split(/(?<=\.) (?=[A-Z`])/)[0]! : comment;
  return { line: `- \`${symbol.name}\`: ${text.replaceAll('<', '\\<')}`, isType };
}
