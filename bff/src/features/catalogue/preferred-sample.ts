import { MOST_PREFERRED } from '@soccer-legends/contracts';
import type { RandomSource } from '../../platform/environment/random-source.ts';
import { sample, type SampleRequest } from '../../platform/environment/sample.ts';

/** More would make a round feel like a repetition of earlier ones. */
const LARGEST_SHARE = 0.4;
/** Games pick a few players of a sample. Among more than these, the preferred ones would hardly ever be picked. */
const LARGEST_SAMPLE = MOST_PREFERRED / LARGEST_SHARE;

export interface PreferredRequest<Item> extends Omit<SampleRequest<Item>, 'preferred'> {
  /** Ids; unknown ones are ignored. */
  prefer: ReadonlySet<number>;
}

/**
 * Returns up to `count` different random items in random order, at most 60 of them, if preferred ones are among the
 * items: up to 40 % are preferred ones. Without preferred items, returns `count` of them.
 */
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
