/**
 * Returns the seed of a draw: a whole number from 0 to 2³² − 1, the same on every platform. FNV-1a (Fowler, Noll, Vo)
 * over the UTF-16 units, mixed by the finalizer of MurmurHash3 (Appleby), because texts may differ only in one digit.
 * @param seed of a matchday or a challenge, from the server
 * @param purpose what is drawn: a game's key, or one of the server's draws
 */
export function dealSeed(seed: string, purpose: string): number {
  const text = `${seed}/${purpose}`;
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
