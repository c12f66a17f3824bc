import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Build } from '../project/build-game.ts';

/** The size of a part of a game's code. */
interface CodePart {
  /** The name of a package, or `src` for the author's own code. */
  name: string;
  /** Minified and not compressed. */
  bytes: number;
}

/** Returns what the scripts of a build consist of, largest first; empty for a build without source maps. */
export function codeByPackage({ files, maps }: Build): CodePart[] {
  const sizes = new Map<string, number>();
  for (const [path, bytes] of maps) {
    const map = new SourceMap(JSON.parse(bytes.toString()) as SourceMapPayload);
    const lines = files.get(path)?.toString().split('\n') ?? [];
    for (const [line, text] of lines.entries())
      for (let column = 0; column < text.length; column += 1) {
        const entry = map.findEntry(line, column);
        const name = 'originalSource' in entry ? packageOf(entry.originalSource) : undefined;
        if (name !== undefined) sizes.set(name, (sizes.get(name) ?? 0) + 1);
      }
  }
  return [...sizes].map(([name, size]) => ({ name, bytes: size })).sort((a, b) => b.bytes - a.bytes);
}

const IN_PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const IN_SOURCES = /^(?:\.\.?\/)*src\//;

/** Returns undefined for code of the build tools. */
function packageOf(source: string): string | undefined {
  return IN_PACKAGE.exec(`/${source}`)?.[1] ?? (IN_SOURCES.test(source) ? 'src' : undefined);
}
