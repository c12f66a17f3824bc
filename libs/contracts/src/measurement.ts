/** A number about many games of one kind, and what it may be. */
export interface Measurement {
  what: string;
  value: number;
  /** The largest value of a fair game. */
  most?: number;
  /** The smallest value of a fair game. */
  least?: number;
}

export function isFair({ value, most = Infinity, least = -Infinity }: Measurement): boolean {
  return value >= least && value <= most;
}

/** Returns a share of 0 to 1 as a percentage with one decimal. */
export function percent(share: number): number {
  return Math.round(share * 1000) / 10;
}
