import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const SDK_ENTRIES = {
  '@soccer-legends/game-sdk': 'index.ts',
  '@soccer-legends/game-sdk/data': 'api-responses.ts',
  '@soccer-legends/game-sdk/react': 'react/index.ts',
  '@soccer-legends/game-sdk/testing': 'testing/index.ts',
  '@soccer-legends/game-sdk/testing/react': 'testing/react.ts',
} as const;

/** The compiled sources of the SDK, for its references. */
export interface SdkProgram {
  checker: ts.TypeChecker;
  /** Returns what an entry exports. Aliases are resolved. */
  exportsOf(entry: keyof typeof SDK_ENTRIES): ts.Symbol[];
}

const source = fileURLToPath(new URL('../../../game-sdk/src/', import.meta.url));

/** Compiles the sources of the SDK, which takes seconds. */
export function openSdk(): SdkProgram {
  const program = ts.createProgram(
    Object.values(SDK_ENTRIES).map((file) => source + file),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2023,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      exactOptionalPropertyTypes: true,
      allowImportingTsExtensions: true,
      noEmit: true,
      resolveJsonModule: true,
    },
  );
  const checker = program.getTypeChecker();
  return {
    checker,
    exportsOf(entry) {
      const module = checker.getSymbolAtLocation(program.getSourceFile(source + SDK_ENTRIES[entry])!);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      return symbols.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
    },
  };
}

/** Returns the comment of a value, a type or a field on one line; an empty text without one. */
export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();
}
