import { createRandom, type Effect, randomOfMove } from '@soccer-legends/game-sdk';
import type { AnyGame } from '@soccer-legends/game-sdk/react';
import { h, section } from './elements.ts';
import type { ObservedPage, ObservedRound } from './observed-page.ts';
import type { RecordedMove, RoundTrack } from './round-track.ts';
import { stateLines } from './state-lines.ts';

/** A section of the panel that shows the state of the page. */
export interface View {
  element: HTMLElement;
  update(page: ObservedPage): void;
}

/** Shows all recorded moves, in gray those that the page has not played yet, and the rejected moves. */
export function movesView(track: RoundTrack): View {
  const list = h('ol', { className: 'moves' });
  return {
    element: section('Moves', list),
    update({ round }) {
      if (!round) return;
      const focused = [...list.querySelectorAll('button')].indexOf(document.activeElement as HTMLButtonElement);
      list.replaceChildren(
        moveItem('start', '', 0, track),
        ...track.moves.map(({ move, time }, index) => moveItem(textOf(move), seconds(time), index + 1, track)),
        ...round.rejected.map(({ at, move, reason }) =>
          h('li', { className: 'rejected' }, `${at + 1} ${textOf(move)}: rejected, ${reason}`),
        ),
      );
      list.querySelectorAll('button')[focused]?.focus();
    },
  };
}

function moveItem(text: string, time: string, at: number, track: RoundTrack): HTMLElement {
  const button = h(
    'button',
    { type: 'button', className: at > track.at ? 'later' : '', onclick: () => track.goTo(at) },
    h('b', {}, String(at)),
    h('code', {}, text),
    h('span', {}, time),
  );
  if (at === track.at) button.ariaCurrent = 'step';
  return h('li', {}, button);
}

/** Shows the state after the last move. The lines that this move changed are marked. */
export function stateView(): View {
  const code = h('pre');
  return {
    element: section('State', code, h('p', { className: 'hint' }, 'Yellow: changed by the last move.')),
    update({ game, round }) {
      if (!game || !round) return;
      const { session, saved } = round;
      const { moves } = saved;
      const before = moves.length === 0 ? undefined : stateAfter(game, saved, moves.length - 1);
      const lines = stateLines(session.snapshot().state, before);
      code.replaceChildren(...lines.flatMap(({ text, isNew }) => [isNew ? h('mark', {}, text) : text, '\n']));
      code.scrollTop = (code.querySelector('mark')?.offsetTop ?? 0) - code.offsetTop;
    },
  };
}

function stateAfter({ rules }: AnyGame, { deal, seed, moves }: ObservedRound['saved'], count: number): unknown {
  return moves.slice(0, count).reduce<unknown>(
    (state, move, index) => {
      const outcome = rules.play(state, move, randomOfMove(seed, index));
      return outcome.accepted ? outcome.state : state;
    },
    rules.start(deal, createRandom(seed)),
  );
}

/** Shows the running timers, each with a button that ends it, and the running requests. */
export function effectsView(): View {
  const list = h('ul', { className: 'effects' });
  let shown = '';
  return {
    element: section('Effects', list),
    update({ game, round, clock }) {
      if (!game || !round) return;
      const { state, status } = round.session.snapshot();
      const effects = status.phase === 'over' ? [] : (game.rules.effects?.(state) ?? []);
      const keys = JSON.stringify([effects.map(({ key }) => key), round.session.timeScale]);
      // Buttons that are replaced would lose the focus.
      if (keys !== shown)
        list.replaceChildren(
          ...(effects.length === 0
            ? [h('li', {}, 'No effects are running.')]
            : effects.map((effect) => effectItem(effect))),
        );
      shown = keys;
      for (const [index, effect] of effects.entries()) {
        const left = round.session.msLeft(effect.key);
        const item = list.children[index]!;
        item.querySelector('span')!.textContent = left === undefined ? 'running' : seconds(left);
        const meter = item.querySelector('meter');
        if (effect.kind === 'timer' && meter && left !== undefined) meter.value = Math.min(1, left / effect.ms);
        const skip = item.querySelector('button');
        if (skip) skip.onclick = () => clock?.skip(left ?? 0);
      }
    },
  };
}

function effectItem(effect: Effect<unknown, unknown>): HTMLElement {
  const isTimer = effect.kind === 'timer';
  return h(
    'li',
    {},
    h('code', {}, effect.key),
    ...(isTimer ? [h('meter', { ariaLabel: `Time left of ${effect.key}` })] : []),
    h('span', {}),
    ...(isTimer ? [h('button', { type: 'button', ariaLabel: `Skip ${effect.key}` }, 'Skip')] : []),
  );
}

/** Returns the kind of a move and its other fields, such as `answer ITA`. */
function textOf(move: RecordedMove['move']): string {
  if (typeof move !== 'object' || move === null) return JSON.stringify(move);
  const { kind, ...fields } = move as { kind?: unknown };
  const values = Object.values(fields).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return [String(kind ?? ''), ...values].join(' ').trim();
}

/** @param ms milliseconds */
export function seconds(ms: number): string {
  return ms === Infinity ? 'no limit' : `${(ms / 1000).toFixed(1)} s`;
}
