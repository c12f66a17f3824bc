import { drawingAt, MOST_MET } from '@soccer-legends/contracts';
import type { GameResult, HistoryEntry } from '@soccer-legends/game-sdk';

/** The id of a player whom a round was about, and 1 if the visitor named the player correctly. */
export type MetPlayer = readonly [player: number, named: 0 | 1];

/** Returns the ids of the players that a question was about: those the game names, or else the one in the picture. */
export function playersOf({ about, picture }: Pick<HistoryEntry, 'about' | 'picture'>): number[] {
  if (about) return [...(about.player === undefined ? [] : [about.player]), ...(about.players ?? [])].filter(isId);
  const drawing = drawingAt(picture?.src ?? '');
  return drawing?.kind === 'player' ? [drawing.id] : [];
}

/** Returns each player of a round once. A player counts as named if at least one answer was right. */
export function metIn({ history = [], named = [] }: Pick<GameResult, 'history' | 'named'>): MetPlayer[] {
  const met = new Map<number, 0 | 1>();
  for (const entry of history) {
    for (const player of playersOf(entry)) met.set(player, entry.isCorrect ? 1 : (met.get(player) ?? 0));
  }
  for (const player of named.filter(isId)) met.set(player, 1);
  return [...met].slice(0, MOST_MET);
}

/** Games come from third parties, so an id may have any type. */
function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
