import { useEffect } from 'react';

/** Drops the repetitions of a held Enter or Space key, which would press the control that gets the focus next. */
export function useSingleKeyPresses(): void {
  useEffect(() => {
    document.addEventListener('keydown', dropRepetition, { capture: true });
    return () => document.removeEventListener('keydown', dropRepetition, { capture: true });
  }, []);
}

function dropRepetition(event: KeyboardEvent): void {
  const isSpaceInText = event.key === ' ' && event.target instanceof HTMLInputElement;
  if (!event.repeat || !['Enter', ' '].includes(event.key) || isSpaceInText) return;
  event.preventDefault();
  event.stopPropagation();
}
