export interface RemoteLoading<Loaded> {
  /** Undefined while it loads and after a failure. */
  loaded: Loaded | undefined;
  /** Why the last attempt failed; undefined if it did not fail. */
  fault: unknown;
  /** Number of retries. As a key, it resets what an error boundary contains. */
  tries: number;
  retry(): void;
}
