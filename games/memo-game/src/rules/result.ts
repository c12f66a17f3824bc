import type { GameResult, HistoryEntry, PicturedPlayer } from '@soccer-legends/game-sdk';
import type { MemoState } from './state.ts';

export const PAIR = 10;
/** A win with at most this number of moves earns the medal. */
export const MEDAL_MOVES = 14;

export function scoreOf({ matches }: Pick<MemoState, 'matches'>): number {
  return PAIR * matches.length;
}

/** Returns the result. The history lists the found players in order, then the missed ones. */
export function resultOf(state: MemoState): GameResult {
  const { players, matches, moves } = state;
  const found = matches.length;
  const won = found === players.length;
  return {
    outcome: won ? 'win' : 'lose',
    score: scoreOf(state),
    roundsWon: found,
    roundsTotal: players.length,
    message: won
      ? { key: hasMedal(state) ? 'result.medal' : 'result.won', values: { count: moves } }
      : { key: 'result.timeUp', values: { found, total: players.length } },
    marks: Array.from({ length: moves }, (_, index) =>
      matches.some(({ move }) => move === index + 1) ? 'hit' : 'miss',
    ),
    history: historyOf(state),
  };
}

export function hasMedal({ players, matches, moves }: MemoState): boolean {
  return matches.length === players.length && moves <= MEDAL_MOVES;
}

function historyOf({ players, matches }: MemoState): HistoryEntry[] {
  const missed = players.filter(({ id }) => !matches.some(({ playerId }) => playerId === id));
  return [
    ...matches.flatMap(({ playerId, move }) => {
      const player = players.find(({ id }) => id === playerId);
      return player ? [entryOf(player, move)] : [];
    }),
    ...missed.map((player) => entryOf(player, null)),
  ];
}

function entryOf({ id, name, photo }: PicturedPlayer, move: number | null): HistoryEntry {
  return {
    picture: { src: photo, kind: 'portrait' },
    correctAnswer: name,
    playerAnswer: move === null ? { key: 'history.missed' } : { key: 'history.found', values: { move } },
    isCorrect: move !== null,
    about: { player: id },
  };
}
