import { DAY_MS } from '../../platform/environment/durations.ts';

/** Returns the days from one ISO date to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
