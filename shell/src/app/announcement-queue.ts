export type Urgency = 'polite' | 'assertive';

/** A text for screen readers; an empty one clears the region. */
export interface Announcement {
  text: string;
  urgency: Urgency;
}

/** From one announcement to the next. */
const GAP_MS = 500;
/** A region is empty for this long before each text, so that screen readers also speak a repeated one. */
const EMPTY_MS = 50;

/** Passes announcements on one at a time, with a pause between them. */
export class AnnouncementQueue {
  readonly #speak: (announcement: Announcement) => void;
  readonly #waiting: Announcement[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(speak: (announcement: Announcement) => void) {
    this.#speak = speak;
  }

  add(announcement: Announcement): void {
    this.#waiting.push(announcement);
    if (this.#timers.length === 0) this.#next();
  }

  /** Drops the waiting announcements. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#waiting.length = 0;
    this.#speak({ text: '', urgency: 'polite' });
  }

  readonly #next = (): void => {
    this.#timers = [];
    const announcement = this.#waiting.shift();
    if (!announcement) return;
    this.#speak({ text: '', urgency: announcement.urgency });
    this.#timers = [setTimeout(() => this.#speak(announcement), EMPTY_MS), setTimeout(this.#next, GAP_MS)];
  };
}
