import { drawingAt } from '@soccer-legends/contracts';
import type { GameResult, HistoryEntry } from '@soccer-legends/game-sdk';
import { metIn } from '../ledger/met.ts';

export interface Correctable {
  tab: 'players' | 'coaches' | 'teams';
  id: number;
  /** Absent for a player, because the answer's text may be a country instead of the name. */
  name?: string;
}

/** The parts of a result that contain people and clubs. */
export type ShownFacts = Pick<GameResult, 'history' | 'named' | 'shown'>;

/** Returns the players, coaches and clubs that a round was about or showed, each once, players first. */
export function correctableIn({ history = [], named = [], shown = [] }: ShownFacts): Correctable[] {
  const players = metIn({ history, named: [...named, ...shown] }).map(([id]): Correctable => ({ tab: 'players', id }));
  const others = history.flatMap(coachOrClub);
  return [...players, ...new Map(others.map((one) => [`${one.tab} ${one.id}`, one])).values()];
}

function coachOrClub({ about, picture, correctAnswer }: HistoryEntry): Correctable[] {
  const named = typeof correctAnswer === 'string' ? { name: correctAnswer } : {};
  const drawing = drawingAt(picture?.src ?? '');
  const coach = about?.coach ?? (drawing?.kind === 'coach' ? drawing.id : undefined);
  const team = about?.team ?? (drawing?.kind === 'crest' ? drawing.id : undefined);
  return [
    ...(coach === undefined ? [] : [{ tab: 'coaches', id: coach, ...named } as const]),
    ...(team === undefined ? [] : [{ tab: 'teams', id: team, ...named } as const]),
  ];
}
