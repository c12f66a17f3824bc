import {
  accept,
  countdownTimer,
  feedbackTimer,
  reject,
  type Effect,
  type GameResult,
  type Outcome,
  type Rules,
} from '@soccer-legends/game-sdk';
import { firstClubOrder, firstSlots } from './first-board.ts';
import { scoreOf, tierOf } from './points.ts';
import { replaced } from './replacement.ts';
import {
  isOpen,
  isRight,
  livesOf,
  pairsOf,
  targetOf,
  type Attempt,
  type Column,
  type ConnectDeal,
  type ConnectMove,
  type ConnectRefusal,
  type ConnectState,
  type Ending,
  type Slot,
} from './state.ts';

const RIGHT_MS = 800;
const WRONG_MS = 1000;
const ENDING_MS: Readonly<Record<Ending, number>> = { won: RIGHT_MS, noLives: WRONG_MS, timeOver: WRONG_MS };

export const CLOCK = 'clock';

/** Pairs of players and clubs. A pair is correct if the club is the one shown for the player. */
export const connectGame: Rules<ConnectDeal, ConnectState, ConnectMove, never, ConnectRefusal> = {
  start({ players, seconds }, random) {
    const slots = firstSlots(players, random);
    const shown = slots.map(({ player }) => player.id);
    return {
      seconds,
      unused: players.filter(({ id }) => !shown.includes(id)),
      slots,
      clubOrder: firstClubOrder(random),
      selected: { player: null, club: null },
      attempts: [],
      verdicts: [],
      ending: null,
      over: false,
    };
  },

  play(state, move, random) {
    if (state.over) return reject('over');
    if (move.kind === 'endingSeen') return state.ending ? accept({ ...state, over: true }) : reject('notEnding');
    if (state.ending) return reject('locked');
    switch (move.kind) {
      case 'pick':
        return pick(state, move);
      case 'verdictSeen': {
        const verdict = state.verdicts.find(({ attempt }) => attempt === move.attempt);
        if (!verdict) return reject('notOnShow');
        const verdicts = state.verdicts.filter((other) => other !== verdict);
        return accept(wonIfDone({ ...state, ...replaced(state, verdict, random), verdicts }));
      }
      case 'timeOver':
        return state.seconds === null ? reject('noTimer') : accept({ ...state, ending: 'timeOver' });
    }
  },

  status(state) {
    if (state.over) return { phase: 'over', result: resultOf(state) };
    // Only the slots of a verdict are locked, and `play` rejects those, so the phase stays open.
    return { phase: state.ending ? 'locked' : 'open' };
  },

  effects({ ending, seconds, verdicts }): Effect<ConnectMove>[] {
    if (ending) return [feedbackTimer('ending', ENDING_MS[ending], { kind: 'endingSeen' })];
    const seen = verdicts.map(({ attempt, slots }) =>
      feedbackTimer(`verdict ${attempt}`, slots.length === 1 ? RIGHT_MS : WRONG_MS, { kind: 'verdictSeen', attempt }),
    );
    return seconds === null ? seen : [...seen, clock(seconds)];
  },

  *legalMoves({ slots, ending }) {
    if (ending) return;
    for (const slot of slots.keys()) {
      if (!isOpen(slots[slot])) continue;
      yield { kind: 'pick', column: 'player', slot };
      yield { kind: 'pick', column: 'club', slot };
    }
  },
};

function pick(
  state: ConnectState,
  { column, slot }: { column: Column; slot: number },
): Outcome<ConnectState, ConnectRefusal> {
  if (!isOpen(state.slots[slot])) return reject('locked');
  const selected = { ...state.selected, [column]: state.selected[column] === slot ? null : slot };
  const { player, club } = selected;
  if (player === null || club === null) return accept({ ...state, selected });
  return accept(judged({ ...state, selected: { player: null, club: null } }, player, club));
}

function judged(state: ConnectState, playerSlot: number, clubSlot: number): ConnectState {
  const picked = state.slots[playerSlot]!;
  const attempt: Attempt = {
    playerId: picked.player.id,
    player: picked.player.name,
    club: state.slots[clubSlot]!.club.name,
    shownFor: picked.club.name,
    clubShownFor: state.slots[clubSlot]!.player.name,
  };
  const right = isRight(attempt);
  const touched = right ? [playerSlot] : [playerSlot, clubSlot];
  const mark = (slot: Slot): Slot =>
    right
      ? { ...slot, isConnected: true }
      : { ...slot, isIncorrect: true, incorrectAttempts: slot.incorrectAttempts + 1 };
  const after: ConnectState = {
    ...state,
    slots: state.slots.map((slot, index) => (slot && touched.includes(index) ? mark(slot) : slot)),
    attempts: [...state.attempts, attempt],
    verdicts: [...state.verdicts, { attempt: state.attempts.length + 1, slots: touched }],
  };
  return livesOf(after) === 0 ? { ...after, ending: 'noLives' } : wonIfDone(after);
}

function wonIfDone(state: ConnectState): ConnectState {
  const exhausted = state.unused.length === 0 && state.slots.every((slot) => !slot || slot.isConnected);
  return exhausted || pairsOf(state) >= targetOf(state) ? { ...state, ending: 'won' } : state;
}

function resultOf(state: ConnectState): GameResult {
  const score = scoreOf(pairsOf(state));
  const won = state.ending === 'won';
  return {
    outcome: won ? 'win' : 'lose',
    score,
    roundsWon: pairsOf(state),
    roundsTotal: targetOf(state),
    message: { key: `tiers.${tierOf(score)}` },
    history: state.attempts.map((attempt) => ({
      correctAnswer: `${attempt.player} – ${attempt.shownFor}`,
      playerAnswer: attempt.club,
      isCorrect: isRight(attempt),
      about: { player: attempt.playerId },
    })),
    shown: state.slots.flatMap((slot) => slot?.player.id ?? []),
  };
}

function clock(seconds: number): Effect<ConnectMove> {
  return countdownTimer(CLOCK, seconds * 1000, { kind: 'timeOver' });
}
