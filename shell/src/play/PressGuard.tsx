import { useEffect, useRef } from 'react';
import css from './PressGuard.play.module.css';

/**
 * Protects a screen that has just appeared from presses that were meant for the screen before it. For 350 ms it covers the
 * window, which is less time than it takes to read and press. After that it still drops the later clicks of a double click
 * that began on the screen before. Give it a new key for every screen.
 */
export function PressGuard() {
  const cover = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isListening = true;
    function stop(): void {
      if (isListening) document.removeEventListener('click', drop, { capture: true });
      isListening = false;
    }
    function drop(event: MouseEvent): void {
      if (event.target === cover.current) return;
      // 0 for the keyboard, 1 for the first click at a place.
      if (event.detail <= 1) return stop();
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('click', drop, { capture: true });
    return stop;
  }, []);

  // Without its default action, a press neither selects text nor moves the focus.
  return <div ref={cover} className={css.guard} data-press-guard="" onMouseDown={(event) => event.preventDefault()} />;
}
