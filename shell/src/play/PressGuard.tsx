import { useEffect, useRef } from 'react';
import css from './PressGuard.play.module.css';

/**
 * Protects a screen that has just appeared from presses that were meant for the previous one. It covers the window for
 * 350 ms, which is shorter than reading and pressing takes. After that, it still drops later clicks of a double click
 * that began on the previous screen. Give it a new key for every screen.
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
      // 0 for the keyboard, 1 for the first click of a series.
      if (event.detail <= 1) return stop();
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('click', drop, { capture: true });
    return stop;
  }, []);

  // Preventing the default keeps a press from selecting text or moving the focus.
  return <div ref={cover} className={css.guard} data-press-guard="" onMouseDown={(event) => event.preventDefault()} />;
}
