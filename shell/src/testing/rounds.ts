import type { RoundEntry } from '../ledger/round-entry.ts';

export function roundEntry(id: string, changes: Partial<RoundEntry> = {}): RoundEntry {
  return {
    id,
    game: id.slice(id.indexOf('/') + 1),
    version: '1.0.0',
    at: 0,
    outcome: 'win',
    score: 100,
    won: 10,
    total: 10,
    offset: 0,
    relaxed: false,
    late: false,
    ...changes,
  };
}
