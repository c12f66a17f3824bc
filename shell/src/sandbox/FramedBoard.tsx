import { type Resumable, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useMemo, useRef } from 'react';
import { closedServices } from '../play/ReplayBoard.replay.tsx';
import type { ReplayedRound } from '../play/replayed-round.replay.ts';
import { useGameServices } from '../play/use-game-services.ts';
import css from './Sandbox.play.module.css';
import { type FrameParts, useFrame } from './use-frame.ts';

export interface FramedBoardProps extends Pick<FrameParts, 'loaded'> {
  /** The game's name in the page's language. */
  name: string;
  played: Resumable;
  /** Number of moves after which the board is shown. */
  at: number;
  className?: string | undefined;
  /** Called once if the moves of the round give a result. */
  onRound(round: ReplayedRound): void;
}

/** The board of a replayed round of a sandboxed game. */
export function FramedBoard({ name, loaded, played, at, className, onRound }: FramedBoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const services = useGameServices(loaded.listing.key, useTexts());
  const send = useFrame(
    {
      ...{ loaded, attempt: 0, over: { watched: played }, shared: undefined },
      services: useMemo(() => closedServices(services), [services]),
      look: { title: name, hidden: false },
      onEvent(event) {
        if (event.kind === 'replayed' && event.round) onRound(event.round);
      },
    },
    place,
  );
  useEffect(() => send({ kind: 'goTo', at }), [send, at]);
  return <div ref={place} className={`${css.watched} ${className}`} inert />;
}
