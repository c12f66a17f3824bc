import { useEffect, useRef } from 'react';
import css from './PressGuard.module.css';

/**
 * Protects a screen that has just appeared from presses that were meant for the screen before it. For 350 ms it covers the
 * window, which is less than anybody needs to read and press. After that it still drops the later clicks of a double click
 * that began on the screen before. Give it a new key for every screen.
 */
export function PressGuard() {
  const cover = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener(
      'click',
      (event) => {
        if (event.target === cover.current) return;
        // 0 for the keyboard, 1 for the first click at a place.
        if (event.detail <= 1) return listening.abort();
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true, signal: listening.signal },
    );
    return () => listening.abort();
  }, []);

  // Without its default action, a press neither selects text nor moves the focus.
  return <div ref={cover} className={css.guard} data-press-guard="" onMouseDown={(event) => event.preventDefault()} />;
}
