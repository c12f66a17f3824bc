import { useEffect, useState } from 'react';
import { useOpenDialog } from '../play/RunningRound.tsx';
import type { ShownPhase } from '../play/visit.ts';
import type { PageMessage } from './protocol.ts';

/**
 * Tells a frame when its board is shown, and when something of the page may cover it. Returns the function that takes the
 * height of the round's title row in pixels.
 */
export function useBoard(send: (message: PageMessage) => void, phase: ShownPhase): (titleHeight: number) => void {
  const [titleHeight, setTitleHeight] = useState(0);
  const isCovered = useOpenDialog();
  useEffect(() => send({ kind: 'covered', isCovered, hidesFocus: hidesFocus() }), [send, isCovered]);
  // In an effect of this component, which runs after the one in which the heading of the title row takes the focus: the game
  // may move the focus to its board, and the heading must not take it back.
  useEffect(() => {
    if (phase.phase === 'playing' && titleHeight > 0) send({ kind: 'shown', titleHeight, hidesFocus: hidesFocus() });
  }, [send, phase, titleHeight]);
  return setTitleHeight;
}

function hidesFocus(): boolean {
  return document.querySelector(':focus:not(:focus-visible)') !== null;
}
