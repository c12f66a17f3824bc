import { VisuallyHidden } from '@soccer-legends/ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

type Announce = (text: string, urgency?: Urgency) => void;

export interface Announcer {
  /** Polite by default. The queue decides when the text is spoken. */
  announce: Announce;
  silence(): void;
  /** The live regions. They must stay mounted, because screen readers ignore the first text of a new region. */
  regions: ReactNode;
}

export const SilenceContext = createContext<() => void>(() => undefined);

/** Returns a function that drops the announcements that have not been spoken yet. */
export function useSilence(): () => void {
  return useContext(SilenceContext);
}

export function useAnnouncer(): Announcer {
  const [spoken, setSpoken] = useState<Announcement>({ text: '', urgency: 'polite' });
  const [queue] = useState(() => new AnnouncementQueue(setSpoken));
  const announce = useCallback<Announce>((text, urgency = 'polite') => queue.add({ text, urgency }), [queue]);
  const silence = useCallback(() => queue.clear(), [queue]);

  const regions = (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {spoken.urgency === 'polite' ? spoken.text : ''}
      </span>
      <span role="alert" aria-live="assertive">
        {spoken.urgency === 'assertive' ? spoken.text : ''}
      </span>
    </VisuallyHidden>
  );
  return { announce, silence, regions };
}

type Urgency = 'polite' | 'assertive';

interface Announcement {
  text: string;
  urgency: Urgency;
}

/** Time from one announcement to the next. */
const GAP_MS = 500;
/** The region is empty for this long before each text, so that screen readers repeat an equal text. */
const EMPTY_MS = 50;

/** Speaks announcements at least half a second apart. `speak` also receives an empty text before each of them. */
export class AnnouncementQueue {
  readonly #speak: (announcement: Announcement) => void;
  readonly #waiting: Announcement[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(speak: (announcement: Announcement) => void) {
    this.#speak = speak;
  }

  /** An assertive announcement drops the polite ones that wait, because it makes them outdated. */
  add(announcement: Announcement): void {
    if (announcement.urgency === 'assertive') this.#dropPolite();
    this.#waiting.push(announcement);
    if (this.#timer === undefined) this.#next();
  }

  /** Drops the waiting announcements and empties the region at once. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = 0;
    this.#speak({ text: '', urgency: 'polite' });
  }

  #dropPolite(): void {
    const urgent = this.#waiting.filter(({ urgency }) => urgency === 'assertive');
    this.#waiting.splice(0, Infinity, ...urgent);
  }

  readonly #next = (): void => {
    this.#timer = undefined;
    const announcement = this.#waiting.shift();
    if (!announcement) return;
    this.#speak({ text: '', urgency: announcement.urgency });
    this.#timer = setTimeout(() => {
      this.#speak(announcement);
      // Not started earlier: on a busy page, both timers could be due at once, and the text would never be rendered.
      this.#timer = setTimeout(this.#next, GAP_MS - EMPTY_MS);
    }, EMPTY_MS);
  };
}
