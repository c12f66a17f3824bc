import { VisuallyHidden } from '@soccer-legends/ui';
import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';

type Urgency = 'polite' | 'assertive';
type Announce = (text: string, urgency?: Urgency) => void;

export interface Announcer {
  announce: Announce;
  /** Drops the waiting announcements and empties the regions. */
  silence(): void;
  regions: ReactNode;
}

const GAP_MS = 500;

export const SilenceContext = createContext<() => void>(() => undefined);

/** Returns a function that ends all announcements, for a game that leaves the page. */
export function useSilence(): () => void {
  return useContext(SilenceContext);
}

/**
 * Returns two live regions and the functions that fill them. Announcements come one at a time with a pause between them.
 * Each one goes into an emptied region, so that screen readers also speak a repeated text.
 */
export function useAnnouncer(): Announcer {
  const [spoken, setSpoken] = useState<{ text: string; urgency: Urgency }>({ text: '', urgency: 'polite' });
  const queue = useRef<{ text: string; urgency: Urgency }[]>([]);
  const speaking = useRef(false);
  // Increases with every call of `silence`, so that no earlier announcement follows it.
  const epoch = useRef(0);

  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    queue.current.push({ text, urgency });
    if (speaking.current) return;
    speaking.current = true;
    const mine = epoch.current;
    const next = () => {
      if (mine !== epoch.current) return;
      const sentence = queue.current.shift();
      if (!sentence) {
        speaking.current = false;
        return;
      }
      setSpoken({ text: '', urgency: sentence.urgency });
      setTimeout(() => mine === epoch.current && setSpoken(sentence), 50);
      setTimeout(next, GAP_MS);
    };
    next();
  }, []);

  const silence = useCallback(() => {
    epoch.current += 1;
    queue.current = [];
    speaking.current = false;
    setSpoken({ text: '', urgency: 'polite' });
  }, []);

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
