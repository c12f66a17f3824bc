/** The state of a remote that a page loads. */
export interface RemoteLoading<Loaded> {
  loaded: Loaded | undefined;
  /** The error of the latest attempt; undefined without one. */
  fault: unknown;
  /** Number of attempts of this visit. */
  tries: number;
  retry(): void;
}
