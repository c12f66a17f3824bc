export interface RemoteLoading<Loaded> {
  loaded: Loaded | undefined;
  /** Error of the latest attempt; undefined without one. */
  fault: unknown;
  /** Number of attempts of this visit. */
  tries: number;
  retry(): void;
}
