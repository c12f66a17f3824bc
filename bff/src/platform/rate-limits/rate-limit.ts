export interface RateLimit {
  name: string;
  limit: number;
  /** Length of the window, which starts with the first use. */
  windowMs: number;
  /**
   * If set, exceeding the limit blocks for `windowMs`. Each further excess doubles the block, up to this length. If not set,
   * the caller waits until the window ends.
   */
  maxBlockMs?: number;
}
