import { useEffect, useState, type RefObject } from 'react';

/** About half of a phone's window, so that content is loaded before the visitor reaches it. */
const AHEAD = '300px';

/** Returns whether an element has come within 300 pixels of the window since it was mounted. Stays true afterwards. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
