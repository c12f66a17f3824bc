import type { GameScope } from './game-scope.ts';

interface Listening {
  type: string;
  listener: EventListenerOrEventListenerObject | null;
  options?: boolean | AddEventListenerOptions | undefined;
}

/** The event listeners of a game. They are removed at the end of the visit. */
export class PageListeners {
  readonly #scope: GameScope;
  readonly #held: { target: EventTarget; listening: Listening; release: () => void }[] = [];

  constructor(scope: GameScope) {
    this.#scope = scope;
  }

  add(target: EventTarget, listening: Listening): void {
    const { tracker } = this.#scope;
    if (!tracker) return;
    const { type, listener, options } = listening;
    target.addEventListener(type, listener, options);
    const held = {
      target,
      listening,
      release: tracker.track('listener', () => {
        target.removeEventListener(type, listener, options);
        this.#held.splice(this.#held.indexOf(held), 1);
      }),
    };
    this.#held.push(held);
  }

  remove(target: EventTarget, listening: Listening): void {
    const same = this.#held.filter((held) => held.target === target && isSame(held.listening, listening));
    for (const { release } of same) release();
  }
}

/** The DOM identifies a listener by type, callback and `capture`. */
function isSame(a: Listening, b: Listening): boolean {
  return a.type === b.type && a.listener === b.listener && captures(a.options) === captures(b.options);
}

function captures(options: Listening['options']): boolean {
  return typeof options === 'boolean' ? options : (options?.capture ?? false);
}
