import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';

/** A line of a game's own source. */
export interface Place {
  /** Relative to the game's folder, with forward slashes. */
  file: string;
  /** Counts from 1. */
  line: number;
}

/**
 * Finds lines of the author's sources for positions in a build.
 * @param maps the source maps by the path of their script, such as `remoteEntry.js`
 * @param base the address at which the build is served, with a trailing slash
 */
export function sourcePlaces(maps: ReadonlyMap<string, Buffer>, base: string): (text: string) => Place | undefined {
  const read = new Map<string, SourceMap | undefined>();
  const position = new RegExp(`${base.replaceAll('.', '\\.')}(\\S+?\\.js):(\\d+):(\\d+)`, 'g');

  function placeAt(script: string, line: number, column: number): Place | undefined {
    if (!read.has(script)) read.set(script, readMap(maps.get(script)));
    const found = read.get(script)?.findEntry(line - 1, column - 1);
    // Code that the bundler added has no source.
    if (!found || !('originalSource' in found) || !found.originalSource) return undefined;
    const file = posix.normalize(posix.join(posix.dirname(script), found.originalSource)).replace(/^(\.\.\/)+/, '');
    return { file, line: found.originalLine + 1 };
  }

  return (text) => {
    const places = [...text.matchAll(position)].flatMap(
      ([, script, line, column]) => placeAt(script!, Number(line), Number(column)) ?? [],
    );
    return (
      places.find(({ file }) => file.startsWith('src/')) ?? places.find(({ file }) => !file.includes('node_modules'))
    );
  };
}

/** Returns undefined for a missing or damaged map, and for a file in another format. */
function readMap(bytes: Buffer | undefined): SourceMap | undefined {
  try {
    return bytes && new SourceMap(JSON.parse(bytes.toString()) as SourceMapPayload);
  } catch {
    return undefined;
  }
}
