import { useEffect, useRef } from 'react';
import css from './PressGuard.play.module.css';

/**
 * Drops presses that were meant for the previous screen: all presses for a moment, and after that the end of a double
 * click. Needs a new key for each screen.
 */
export function PressGuard({ isLong = false }: { isLong?: boolean }) {
  const cover = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isListening = true;
    function stop(): void {
      if (!isListening) return;
      document.removeEventListener('click', drop, { capture: true });
      document.removeEventListener('mousedown', keepSelection, { capture: true });
      isListening = false;
    }
    function keepSelection(event: MouseEvent): void {
      if (event.detail > 1) event.preventDefault();
    }
    function drop(event: MouseEvent): void {
      if (event.target === cover.current) return;
      // 0 for the keyboard, 1 for the first click of a series.
      if (event.detail <= 1) return stop();
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('click', drop, { capture: true });
    document.addEventListener('mousedown', keepSelection, { capture: true });
    return stop;
  }, []);

  // Preventing the default keeps a press from selecting text or moving the focus.
  return (
    <div
      ref={cover}
      className={isLong ? `${css.guard} ${css.long}` : css.guard}
      data-press-guard=""
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}
