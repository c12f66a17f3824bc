import {
  accept,
  feedbackTimer,
  reject,
  type Effect,
  type GameResult,
  type Mark,
  type Outcome,
  type Rules,
} from '@soccer-legends/game-sdk';
import { checkOf, marksOfCheck, mistakesIn, wasTried } from './checks.ts';
import { score } from './points.ts';
import { easiest, GROUP_SIZE } from './puzzle.ts';
import {
  cardsLeft,
  foundGroups,
  groupsToFind,
  hintOnShow,
  type ConnectionsDeal,
  type ConnectionsMove,
  type ConnectionsRefusal,
  type ConnectionsState,
} from './state.ts';

export const MISTAKES = 4;

const CHECK_MS = 600;
const REVEAL_MS = 400;
const VERDICT_MS = 1500;

type State = ConnectionsState;
type Refusal = ConnectionsRefusal;

/**
 * Sixteen players in four groups of four. Checking four players again that are known to be wrong needs a second press.
 */
export const footballConnections: Rules<ConnectionsDeal, State, ConnectionsMove, never, Refusal> = {
  start({ puzzle, announcesOneAway }, random) {
    const cards = random.shuffle(puzzle.players.map(({ id }) => id));
    const nothing = { selected: [], awaitsConfirmation: false, checks: [], hinted: [], gaveUp: false, revealed: [] };
    return { puzzle, announcesOneAway, cards, ...nothing, latest: null, stage: 'choosing' };
  },

  play(state, move) {
    if (state.stage !== ACCEPTED_IN[move.kind]) return reject(state.stage === 'over' ? 'over' : 'locked');
    switch (move.kind) {
      case 'toggle':
        return toggle(state, move.player);
      case 'deselect':
        return accept(selecting(state, []));
      case 'selectLast':
        return cardsLeft(state).length === GROUP_SIZE ? accept(selecting(state, cardsLeft(state))) : reject('notLast');
      case 'check':
        return check(state);
      case 'hint':
        return hint(state);
      case 'giveUp':
        return accept({ ...selecting(state, []), gaveUp: true, stage: 'revealing' });
      case 'checked':
        return accept(afterCheck(state));
      case 'reveal':
        return accept(withNextRevealed(state));
      case 'verdictSeen':
        return accept({ ...state, stage: 'over' });
    }
  },

  status(state) {
    if (state.stage === 'over') return { phase: 'over', result: resultOf(state) };
    return { phase: state.stage === 'choosing' ? 'open' : 'locked' };
  },

  effects({ stage, checks, revealed, awaitsConfirmation }): Effect<ConnectionsMove>[] {
    if (stage === 'checking') {
      return [
        feedbackTimer(`check ${checks.length}${awaitsConfirmation ? ' again' : ''}`, CHECK_MS, { kind: 'checked' }),
      ];
    }
    if (stage === 'revealing') return [feedbackTimer(`reveal ${revealed.length}`, REVEAL_MS, { kind: 'reveal' })];
    return stage === 'verdict' ? [feedbackTimer('verdict', VERDICT_MS, { kind: 'verdictSeen' })] : [];
  },

  *legalMoves(state) {
    if (state.stage !== 'choosing') return;
    const { selected } = state;
    const left = cardsLeft(state);
    for (const player of selected.length < GROUP_SIZE ? left : selected) yield { kind: 'toggle', player };
    if (selected.length > 0) yield { kind: 'deselect' };
    if (selected.length === GROUP_SIZE) yield { kind: 'check' };
    if (left.length === GROUP_SIZE) yield { kind: 'selectLast' };
    if (!hintOnShow(state)) yield { kind: 'hint' };
    yield { kind: 'giveUp' };
  },
};

export function scoreOf(state: State): number {
  return score({
    found: foundGroups(state).length,
    mistakes: mistakesIn(state.checks),
    hints: state.hinted.length,
    won: isWon(state),
  });
}

export function isWon(state: State): boolean {
  return groupsToFind(state).length === 0;
}

const ACCEPTED_IN: Readonly<Record<ConnectionsMove['kind'], State['stage']>> = {
  toggle: 'choosing',
  deselect: 'choosing',
  selectLast: 'choosing',
  check: 'choosing',
  hint: 'choosing',
  giveUp: 'choosing',
  checked: 'checking',
  reveal: 'revealing',
  verdictSeen: 'verdict',
};

function selecting(state: State, selected: readonly number[]): State {
  return { ...state, selected, awaitsConfirmation: false, latest: null };
}

function toggled(state: State, selected: readonly number[]): Outcome<State, Refusal> {
  return accept({ ...selecting(state, selected), latest: 'toggle' });
}

function toggle(state: State, player: number): Outcome<State, Refusal> {
  const { selected } = state;
  if (!cardsLeft(state).includes(player)) return reject('notOnTheBoard');
  const others = selected.filter((other) => other !== player);
  if (others.length < selected.length) return toggled(state, others);
  return selected.length < GROUP_SIZE ? toggled(state, [...selected, player]) : reject('fourSelected');
}

function check(state: State): Outcome<State, Refusal> {
  const { selected, checks, puzzle } = state;
  if (selected.length !== GROUP_SIZE) return reject('notFour');
  // Checking four players again that are known to be wrong costs a mistake only after a second press.
  if (wasTried(selected, checks) && !state.awaitsConfirmation)
    return accept({ ...state, awaitsConfirmation: true, latest: 'check', stage: 'checking' });
  const done = checkOf(selected, puzzle.groups);
  const kept = done.group === null ? selected : [];
  return accept({ ...selecting(state, kept), checks: [...checks, done], latest: 'check', stage: 'checking' });
}

function hint(state: State): Outcome<State, Refusal> {
  const group = easiest(groupsToFind(state));
  if (!group || hintOnShow(state)) return reject('hintOnShow');
  return accept({
    ...state,
    hinted: [...state.hinted, { group: group.id, checks: state.checks.length }],
    latest: 'hint',
  });
}

function afterCheck(state: State): State {
  if (isWon(state)) return { ...state, stage: 'verdict' };
  if (mistakesIn(state.checks) < MISTAKES) return { ...state, stage: 'choosing' };
  return { ...selecting(state, []), stage: 'revealing' };
}

function withNextRevealed(state: State): State {
  const hidden = groupsToFind(state).filter(({ id }) => !state.revealed.includes(id));
  const next = easiest(hidden);
  const revealed = next ? [...state.revealed, next.id] : state.revealed;
  return { ...state, revealed, stage: hidden.length > 1 ? 'revealing' : 'verdict' };
}

function resultOf(state: State): GameResult {
  return {
    outcome: isWon(state) ? 'win' : 'lose',
    score: scoreOf(state),
    roundsWon: foundGroups(state).length,
    roundsTotal: state.puzzle.groups.length,
    ...marksOf(state),
    named: foundGroups(state).flatMap(({ players }) => players),
    shown: state.cards,
    ...(state.gaveUp && { message: { key: 'verdict.gaveUp' } }),
  };
}

/** Returns a mark for each check and each hint before it. The board has a row for each check. */
function marksOf({ puzzle, checks, hinted }: State): Pick<GameResult, 'marks' | 'board'> {
  const hintsBefore = (check: number): Mark[] => hinted.filter((hint) => hint.checks === check).map(() => 'hint');
  const rows = checks.map((check, index) => [...hintsBefore(index), ...marksOfCheck(check, puzzle.groups)]);
  const afterLast = hintsBefore(checks.length);
  return {
    marks: [
      ...checks.flatMap(({ group }, index): Mark[] => [...hintsBefore(index), group === null ? 'miss' : 'hit']),
      ...afterLast,
    ],
    board: afterLast.length > 0 ? [...rows, afterLast] : rows,
  };
}
