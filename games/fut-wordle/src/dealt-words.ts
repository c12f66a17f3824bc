import type { GameStorage } from '@soccer-legends/game-sdk';

/** A word is not dealt again for this many rounds. */
export const REST = 200;

const NAME = 'dealt words';

/** Returns the words that were not dealt in the last rounds, in their order. */
export function restedWords<Entry extends { word: string }>(words: readonly Entry[], storage: GameStorage): Entry[] {
  const dealt = new Set(dealtHashes(storage));
  return words.filter(({ word }) => !dealt.has(hashOf(word)));
}

/** Returns the half of the words that were dealt longest ago, in their order. */
export function longestAgo<Entry extends { word: string }>(words: readonly Entry[], storage: GameStorage): Entry[] {
  const dealt = dealtHashes(storage);
  const places = words
    .map(({ word }) => dealt.lastIndexOf(hashOf(word)))
    .sort((a, b) => a - b)
    .slice(0, Math.ceil(words.length / 2));
  return words.filter(({ word }) => places.includes(dealt.lastIndexOf(hashOf(word))));
}

/** Stores a hash of the word as the latest dealt one. */
export function rememberWord(word: string, storage: GameStorage): void {
  const dealt = [...dealtHashes(storage), hashOf(word)];
  storage.write(NAME, dealt.slice(-REST).join(' '));
}

function dealtHashes(storage: GameStorage): string[] {
  return storage.read(NAME)?.split(' ') ?? [];
}

/** Returns a 32-bit FNV-1a hash (Fowler, Noll and Vo, 1991), so that the storage does not show the answers. */
function hashOf(word: string): string {
  let hash = 0x811c9dc5;
  for (const letter of word) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}
