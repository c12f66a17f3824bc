import { VisuallyHidden } from '@soccer-legends/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';

type Urgency = 'polite' | 'assertive';
export type Announce = (text: string, urgency?: Urgency) => void;

const GAP_MS = 500;

/**
 * Two live regions that stand empty from the start. Sentences come one at a time with a pause between them,
 * and each is set into an emptied region, so that the same sentence twice is heard twice.
 */
export function useAnnouncer(): { announce: Announce; regions: ReactNode } {
  const [spoken, setSpoken] = useState<{ text: string; urgency: Urgency }>({ text: '', urgency: 'polite' });
  const queue = useRef<{ text: string; urgency: Urgency }[]>([]);
  const speaking = useRef(false);

  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    queue.current.push({ text, urgency });
    if (speaking.current) return;
    speaking.current = true;
    const next = () => {
      const sentence = queue.current.shift();
      if (!sentence) {
        speaking.current = false;
        return;
      }
      setSpoken({ text: '', urgency: sentence.urgency });
      setTimeout(() => setSpoken(sentence), 50);
      setTimeout(next, GAP_MS);
    };
    next();
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
  return { announce, regions };
}
