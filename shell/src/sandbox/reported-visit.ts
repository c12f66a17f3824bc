import type { Options } from '@soccer-legends/game-sdk';
import { type ExitFacts, FREE_EXIT } from '../play/exit-facts.ts';
import type { ShownGame, ShownPhase } from '../play/visit.ts';
import type { FrameEvent } from './frame-port.ts';
import type { GameFacts } from './protocol.ts';

/** What a frame has reported of its visit. */
export interface ReportedVisit {
  game: GameFacts;
  phase: ShownPhase;
  exit: ExitFacts;
  /** The options of the current or next round. */
  chosen: Options;
  isReady: boolean;
  isSilent: boolean;
}

export const NOTHING_REPORTED: ReportedVisit = {
  game: { hasSummary: false },
  phase: { phase: 'preparing' },
  exit: FREE_EXIT,
  chosen: {},
  isReady: false,
  isSilent: false,
};

/** Returns a visit after an event of its frame, or after the page has chosen options. */
export function afterEvent(
  visit: ReportedVisit,
  event: FrameEvent | { kind: 'chosen'; options: Options },
): ReportedVisit {
  switch (event.kind) {
    case 'ready':
      return { ...visit, game: event.game, isReady: true };
    case 'phase': {
      const { phase } = event;
      return { ...visit, phase, exit: FREE_EXIT, ...('options' in phase && { chosen: phase.options }) };
    }
    case 'exit':
      return { ...visit, exit: event.exit };
    case 'silent':
      return { ...visit, isSilent: event.isSilent };
    case 'chosen':
      return { ...visit, chosen: event.options };
    default:
      return visit;
  }
}

/** Returns the facts of a game as the screens of the page read them. */
export function shownGame({ intro, ...game }: GameFacts): ShownGame {
  if (!intro) return game;
  const factsOf = (options: Options) =>
    intro.facts.find((known) => Object.entries(known.options).every(([name, value]) => options[name] === value))
      ?.facts ?? {};
  return { ...game, intro: { ...intro, facts: factsOf } };
}
