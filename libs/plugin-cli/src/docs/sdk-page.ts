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

/**
 * Returns the reference of the SDK: every exported value with its documentation comment, and the names of the types, which
 * editors explain. Throws if an export has no comment.
 */
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
    const values = exports.filter(({ isType }) => !isType).map(({ code, comment }) => `- ${code}: ${comment}`);
    const types = exports.filter(({ isType }) => isType).map(({ code }) => code);
    return `## ${name}\n\n${values.sort().join('\n')}\n\n${types.length > 0 ? `Types: ${types.sort().join(', ')}\n` : ''}`;
  });
  return `# SDK reference\n\n${INTRODUCTION}\n\n${sections.join('\n')}`;
}

const INTRODUCTION = `Generated from the sources of \`libs/game-sdk\` by \`npx vitest run libs/plugin-cli -u\`. See also the
[README](../libs/game-sdk/README.md) with the contract and the tutorial [writing-a-game.md](writing-a-game.md). Editors show the
documentation of the types.`;

function described(symbol: ts.Symbol, checker: ts.TypeChecker) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const text = ts.displayPartsToString(target.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
  if (!text) throw new Error(`The SDK exports \`${symbol.name}\` without a documentation comment.`);
  const isType = (target.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;
  return { code: `\`${symbol.name}\``, comment: text.replaceAll('<', '\\<'), isType };
}
