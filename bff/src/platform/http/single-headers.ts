/**
 * Headers that this server and a proxy could interpret differently if they are sent twice. Node.js keeps the first `host`,
 * `content-type` and `authorization`, and joins two values of `origin`.
 */
const SINGLE = new Set(['host', 'origin', 'content-type', 'authorization']);
const LENGTHS = new Set([...SINGLE].map(({ length }) => length));

/** Returns the name of a `SINGLE` header that was sent twice. @param rawHeaders alternating names and values */
export function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  const seen: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index]!;
    if (!LENGTHS.has(raw.length)) continue;
    const name = raw.toLowerCase();
    if (!SINGLE.has(name)) continue;
    if (seen.includes(name)) return name;
    seen.push(name);
  }
  return undefined;
}
