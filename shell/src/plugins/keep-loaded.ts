/** Returns `load` with a memory for its first result: later calls return that. Failures are not remembered. */
export function keepLoaded<Loaded>(load: (attempt: number) => Promise<Loaded>): (attempt: number) => Promise<Loaded> {
  let kept: { loaded: Loaded } | undefined;
  return async (attempt) => {
    kept ??= { loaded: await load(attempt) };
    return kept.loaded;
  };
}
