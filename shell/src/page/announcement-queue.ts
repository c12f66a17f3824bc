export type Urgency = 'polite' | 'assertive';

export interface Announcement {
  text: string;
  urgency: Urgency;
}

/** Time from one announcement to the next. */
const GAP_MS = 500;
/** The region is empty for this long before each text, so that screen readers repeat an equal text. */
const EMPTY_MS = 50;

export class AnnouncementQueue {
  readonly #speak: (announcement: Announcement) => void;
  readonly #waiting: Announcement[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(speak: (announcement: Announcement) => void) {
    this.#speak = speak;
  }

  /** An assertive announcement drops the polite ones that wait, because it makes them outdated. */
  add(announcement: Announcement): void {
    if (announcement.urgency === 'assertive') this.#dropPolite();
    this.#waiting.push(announcement);
    if (this.#timers.length === 0) this.#next();
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#waiting.length = 0;
    this.#speak({ text: '', urgency: 'polite' });
  }

  #dropPolite(): void {
    const urgent = this.#waiting.filter(({ urgency }) => urgency === 'assertive');
    this.#waiting.splice(0, Infinity, ...urgent);
  }

  readonly #next = (): void => {
    this.#timers = [];
    const announcement = this.#waiting.shift();
    if (!announcement) return;
    this.#speak({ text: '', urgency: announcement.urgency });
    this.#timers = [setTimeout(() => this.#speak(announcement), EMPTY_MS), setTimeout(this.#next, GAP_MS)];
  };
}
