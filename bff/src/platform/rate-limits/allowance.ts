/** How often something may be done before one has to wait. */
export interface Allowance {
  name: string;
  most: number;
  /** The time in which that many are allowed, from the first of them. */
  withinMs: number;
  /**
   * Where set, going beyond it shuts out for `withinMs`, each further time for twice as long, up to this long; where not,
   * one waits for the time to pass.
   */
  longestBlockMs?: number;
}
