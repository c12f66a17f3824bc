import type { GameResult, HistoryEntry } from '@soccer-legends/game-sdk';
import { metIn } from '../album/met.ts';

export interface Correctable {
  /** Name of the console's tab in its address. */
  tab: 'players' | 'coaches' | 'teams';
  id: number;
  /** Absent for a player, because the answer's text may be a country instead of the name. */
  name?: string;
}

const DRAWN = /\/art\/(coach|crest)\/([1-9]\d{0,8})\.svg/;

export function correctableIn(result: Pick<GameResult, 'history' | 'named'>): Correctable[] {
  const players = metIn(result).map(([id]): Correctable => ({ tab: 'players', id }));
  const others = (result.history ?? []).flatMap(coachOrClub);
  return [...players, ...new Map(others.map((one) => [`${one.tab} ${one.id}`, one])).values()];
}

function coachOrClub({ about, picture, correctAnswer: name }: HistoryEntry): Correctable[] {
  const [, drawn, drawnId] = DRAWN.exec(picture?.src ?? '') ?? [];
  const coach = about?.coach ?? (drawn === 'coach' ? Number(drawnId) : undefined);
  const team = about?.team ?? (drawn === 'crest' ? Number(drawnId) : undefined);
  return [
    ...(coach === undefined ? [] : [{ tab: 'coaches', id: coach, name } as const]),
    ...(team === undefined ? [] : [{ tab: 'teams', id: team, name } as const]),
  ];
}
