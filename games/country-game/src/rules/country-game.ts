import {
  accept,
  feedbackTimer,
  LIVES,
  livesLeft as livesLeftAfter,
  reject,
  type Effect,
  type GameResult,
  type Mark,
  type Random,
  type Rules,
} from '@soccer-legends/game-sdk';
import { scoreOf } from './points.ts';
import type { CountryDeal, CountryMove, CountryRefusal, CountryState, Pick } from './state.ts';

/** Number of cards, and of countries to find. */
export const PLAYERS = 10;
const FEEDBACK_MS = 1000;

/** Asks for the player of each country in turn. A country is asked until it is found or no life is left. */
export const countryGame: Rules<CountryDeal, CountryState, CountryMove, never, CountryRefusal> = {
  start: (deal, random: Random) => ({
    ...deal,
    prompts: random.shuffle([...deal.players.keys()]),
    picks: [],
    shown: null,
  }),

  play(state, move) {
    if (isOver(state)) return reject('over');
    const asked = askedCard(state);
    switch (move.kind) {
      case 'pick':
        if (state.shown) return reject('locked');
        if (!(move.card in state.players)) return reject('noSuchCard');
        if (isMatched(state, move.card)) return reject('matched');
        if (wasTried(state, move.card)) return reject('tried');
        return accept({ ...state, shown: { asked, card: move.card } });
      case 'seen':
        if (!state.shown) return reject('nothingOnShow');
        return accept({ ...state, picks: [...state.picks, state.shown], shown: null });
    }
  },

  status(state) {
    if (isOver(state)) return { phase: 'over', result: resultOf(state) };
    return { phase: state.shown ? 'locked' : 'open' };
  },

  effects({ shown, picks }): Effect<CountryMove>[] {
    if (!shown) return [];
    const key = `pick ${picks.length + 1}`;
    return [feedbackTimer(key, FEEDBACK_MS, { kind: 'seen' })];
  },

  *legalMoves(state) {
    if (isOver(state) || state.shown) return;
    for (const card of state.players.keys()) {
      if (!isMatched(state, card) && !wasTried(state, card)) yield { kind: 'pick', card };
    }
  },
};

export function isRight({ asked, card }: Pick): boolean {
  return asked === card;
}

/** Returns the card that is the current answer; the last card when all are matched. */
export function askedCard(state: CountryState): number {
  return state.prompts[Math.min(matchedCount(state), state.prompts.length - 1)]!;
}

export function isMatched({ picks }: CountryState, card: number): boolean {
  return picks.some((pick) => isRight(pick) && pick.card === card);
}

/** Returns whether a card shows its name, which a blind round tells only after a pick. */
export function isNamed({ blind, picks, shown }: CountryState, card: number): boolean {
  return !blind || [...picks, shown].some((pick) => pick?.card === card);
}

/** Returns whether a card was already wrong for the current country. It then cannot cost a second life. */
export function wasTried(state: CountryState, card: number): boolean {
  return mistakenFor(state, askedCard(state)).includes(card);
}

/** Returns the cards that were picked instead of the asked one, in order. */
export function mistakenFor({ picks }: CountryState, asked: number): number[] {
  const wrong = picks.filter((pick) => pick.asked === asked && !isRight(pick));
  return wrong.map(({ card }) => card);
}

export function matchedCount({ picks }: CountryState): number {
  return picks.filter(isRight).length;
}

export function livesLeft({ picks }: CountryState): number {
  return livesLeftAfter(picks.map((pick) => ({ isCorrect: isRight(pick) })));
}

/** Returns the points so far. The bonus is added when the last card is found without losing a life. */
export function currentScore(state: CountryState): number {
  return scoreOf(matchedCount(state), { bonus: isWon(state) && livesLeft(state) === LIVES });
}

function isWon(state: CountryState): boolean {
  return matchedCount(state) === state.players.length;
}

function isOver(state: CountryState): boolean {
  return isWon(state) || livesLeft(state) === 0;
}

function resultOf(state: CountryState): GameResult {
  const won = isWon(state);
  const flawless = won && livesLeft(state) === LIVES;
  return {
    outcome: won ? 'win' : 'lose',
    score: currentScore(state),
    roundsWon: matchedCount(state),
    roundsTotal: state.players.length,
    marks: marksOf(state),
    livesUsed: LIVES - livesLeft(state),
    livesTotal: LIVES,
    named: state.players.filter((_, card) => isMatched(state, card)).map(({ id }) => id),
    shown: state.players.map(({ id }) => id),
    message: { key: `endings.${flawless ? 'flawless' : won ? 'won' : 'lost'}` },
  };
}

/** Returns the marks of the countries in the order in which they were asked: `near` if found only after a wrong card. */
function marksOf(state: CountryState): Mark[] {
  const asked = state.prompts.slice(0, matchedCount(state) + (isWon(state) ? 0 : 1));
  return asked.map((card) => (!isMatched(state, card) ? 'miss' : mistakenFor(state, card).length > 0 ? 'near' : 'hit'));
}
