import type { ApiTransfer } from '../answers.ts';
import { dayOf } from './dates.ts';
import { readTeamName } from './teams.ts';
import { at, listOf, textOf } from './values.ts';

/** Every move of `/transfers`, the oldest first; one without a date or without any club says nothing. */
export function readTransfers(items: readonly unknown[]): ApiTransfer[] {
  const moves = items.flatMap((item) => listOf(at(item, 'transfers'))).flatMap((wire) => readTransfer(wire) ?? []);
  const byContent = new Map(moves.map((move) => [`${move.date} ${move.from?.id} ${move.to?.id}`, move]));
  return [...byContent.values()].sort((a, b) => a.date.localeCompare(b.date));
}

function readTransfer(wire: unknown): ApiTransfer | undefined {
  const date = dayOf(at(wire, 'date'));
  const from = readTeamName(at(wire, 'teams', 'out')) ?? null;
  const to = readTeamName(at(wire, 'teams', 'in')) ?? null;
  if (date === null || (!from && !to)) return undefined;
  return { date, kind: kindOf(textOf(at(wire, 'type')) ?? ''), from, to };
}

function kindOf(type: string): ApiTransfer['kind'] {
  if (/\b(?:back|return)\b.*\bloan\b|\bend of loan\b/i.test(type)) return 'back-from-loan';
  return /\bloan\b/i.test(type) ? 'loan' : 'move';
}
