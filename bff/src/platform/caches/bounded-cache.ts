import { LRUCache } from 'lru-cache';
import { CACHES, type CacheName } from './cache-budget.ts';

/** Bytes of an entry besides its key and value: nodes of the map and the list, and object headers. */
const ENTRY_BYTES = 256;

export interface BoundedCacheOptions<Value, Context> {
  /** Returns the memory of a value in bytes. The cache adds that of the key and of the entry. */
  sizeOf: (value: Value) => number;
  /** After this time, in milliseconds, an entry is dropped. */
  ttlMs?: number;
  /** Loads the value of a key for `fetch`. Concurrent calls for a key share one load. */
  load?: (key: string, context: Context) => Promise<Value | undefined>;
}

/**
 * A cache with a bound in bytes, which the least recently used entries leave first. A value that is larger than the whole
 * cache is not kept. All long-lived collections whose keys depend on requests are of this class.
 */
export class BoundedCache<Value extends object | string | number | boolean, Context = unknown> extends LRUCache<
  string,
  Value,
  Context
> {
  constructor(name: CacheName, { sizeOf, ttlMs, load }: BoundedCacheOptions<Value, Context>) {
    super({
      maxSize: CACHES[name].maxBytes,
      ...(ttlMs !== undefined && { ttl: ttlMs }),
      // A load whose entry is dropped meanwhile still answers its callers.
      ignoreFetchAbort: true,
      sizeCalculation: (value: Value, key: string) => ENTRY_BYTES + 2 * key.length + Math.ceil(sizeOf(value)),
      ...(load && {
        fetchMethod: (key: string, _stale: Value | undefined, { context }: { context: Context }) => load(key, context),
      }),
    } as LRUCache.Options<string, Value, Context>);
    opened.push({ name, cache: new WeakRef(this) });
  }

  /** Returns the cached value of a key. Without one, makes the value and caches it. */
  getOrMake(key: string, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }
}

interface OpenedCache {
  name: CacheName;
  cache: WeakRef<Pick<BoundedCache<object>, 'size' | 'calculatedSize'>>;
}

/** Weak, because tests start many servers in one process. */
let opened: OpenedCache[] = [];

export interface CacheSize {
  cache: CacheName;
  entries: number;
  bytes: number;
}

/** Returns the sizes of the caches of this process, by name. */
export function cacheSizes(): CacheSize[] {
  opened = opened.filter(({ cache }) => cache.deref());
  return (Object.keys(CACHES) as CacheName[]).map((name) => {
    const own = opened.flatMap(({ name: other, cache }) => (other === name ? (cache.deref() ?? []) : []));
    return {
      cache: name,
      entries: own.reduce((sum, { size }) => sum + size, 0),
      bytes: own.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  });
}
