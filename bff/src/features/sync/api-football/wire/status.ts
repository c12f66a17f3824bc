import type { ApiStatus } from '../answers.ts';
import { at, countOf } from './values.ts';

export function readStatus(wire: unknown): ApiStatus {
  return {
    usedToday: countOf(at(wire, 'requests', 'current')),
    dailyLimit: countOf(at(wire, 'requests', 'limit_day')),
  };
}
