import { VisuallyHidden } from '@soccer-legends/ui';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { AnnouncementQueue, type Announcement, type Urgency } from './announcement-queue.ts';

type Announce = (text: string, urgency?: Urgency) => void;

export interface Announcer {
  /** Polite by default. The queue decides when the text is spoken. */
  announce: Announce;
  /** Drops what has not been spoken yet. */
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
