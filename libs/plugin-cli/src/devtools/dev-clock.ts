import type { SessionClock } from '@soccer-legends/game-sdk';

interface Timer {
  due: number;
  run(): void;
  /** Cancels the timer of the real clock. */
  cancel(): void;
}

const NOTHING = () => undefined;

/** A clock that can be stopped, slowed down and moved forward. */
export class DevClock implements SessionClock {
  readonly #real: SessionClock;
  readonly #timers = new Set<Timer>();
  #rate: number;
  /** Time of this clock at the last skip or change of its rate. */
  #time: number;
  /** Time of the real clock at the same moment. */
  #since: number;

  /** @param rate seconds of this clock in a real second; 0 for a stopped clock */
  constructor(real: SessionClock, rate: number) {
    this.#real = real;
    this.#rate = rate;
    this.#time = this.#since = real.now();
  }

  readonly now = (): number => Math.floor(this.#time + this.#rate * (this.#real.now() - this.#since));

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer: Timer = { due: this.now() + ms, run, cancel: NOTHING };
    this.#timers.add(timer);
    this.#arm(timer);
    return () => {
      timer.cancel();
      this.#timers.delete(timer);
    };
  };

  setRate(rate: number): void {
    this.#moveTo(this.now());
    this.#rate = rate;
    for (const timer of this.#timers) this.#arm(timer);
  }

  /** Moves the clock forward. Runs the timers that end before the new time, the earliest first. */
  skip(ms: number): void {
    const end = this.now() + ms;
    for (let next = this.#nextUntil(end); next; next = this.#nextUntil(end)) {
      this.#moveTo(Math.max(next.due, this.now()));
      this.#finish(next);
    }
    this.#moveTo(end);
    for (const timer of this.#timers) this.#arm(timer);
  }

  #moveTo(time: number): void {
    this.#time = time;
    this.#since = this.#real.now();
  }

  #nextUntil(end: number): Timer | undefined {
    const [next] = [...this.#timers].filter(({ due }) => due <= end).sort((one, other) => one.due - other.due);
    return next;
  }

  #arm(timer: Timer): void {
    timer.cancel();
    timer.cancel = NOTHING;
    if (this.#rate === 0) return;
    const left = Math.max(0, timer.due - this.now()) / this.#rate;
    timer.cancel = this.#real.after(left, () => this.#finish(timer));
  }

  #finish(timer: Timer): void {
    timer.cancel();
    this.#timers.delete(timer);
    timer.run();
  }
}
