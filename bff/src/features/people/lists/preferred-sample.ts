import { MOST_PREFERRED } from '@soccer-legends/contracts';
import { type RandomSource, sample, type SampleRequest } from '../../../platform/environment/random-source.ts';

/** A larger share would make rounds too similar to earlier ones. */
const LARGEST_SHARE = 0.4;
/** Games use only a few players of a sample. In a larger sample, they would hardly ever use a preferred player. */
const LARGEST_SAMPLE = MOST_PREFERRED / LARGEST_SHARE;

export interface PreferredRequest<Item> extends Omit<SampleRequest<Item>, 'preferred'> {
  prefer: ReadonlySet<number>;
}

/** Returns different items in random order; with preferred ones at most 60, of which up to 40 % are preferred. */
export function samplePreferred<Item extends { id: number }>(
  items: readonly Item[],
  random: RandomSource,
  { prefer, count, weight }: PreferredRequest<Item>,
): Item[] {
  const ofWeight = weight ? { weight } : {};
  const isPreferred = ({ id }: Item): boolean => prefer.has(id);
  const known = items.filter(isPreferred);
  if (known.length === 0) return sample(items, random, { count, ...ofWeight });
  const size = Math.min(count, LARGEST_SAMPLE);
  const preferred = sample(known, random, { count: Math.min(known.length, Math.floor(size * LARGEST_SHARE)) });
  const others = items.filter((item) => !isPreferred(item));
  const drawn = [...preferred, ...sample(others, random, { count: size - preferred.length, ...ofWeight })];
  return sample(drawn, random, { count: drawn.length });
}
