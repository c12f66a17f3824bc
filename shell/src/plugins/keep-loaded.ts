/** Returns `load` with its first success cached. Failures are not cached. */
export function keepLoaded<Loaded>(load: (attempt: number) => Promise<Loaded>): (attempt: number) => Promise<Loaded> {
  let kept: { loaded: Loaded } | undefined;
  return async (attempt) => {
    kept ??= { loaded: await load(attempt) };
    return kept.loaded;
  };
}
