import type { Progress } from '@soccer-legends/game-sdk';
import { type Resumable, useTexts } from '@soccer-legends/game-sdk/react';
import { useEffect, useMemo, useRef } from 'react';
import { closedServices } from '../play/ReplayBoard.replay.tsx';
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
  /** Called once with the progress at the start and after each move; undefined if the game does not count its questions. */
  onProgress(progress: readonly Progress[] | undefined): void;
}

/** The board of a replayed round of a sandboxed game. */
export function FramedBoard({ name, loaded, played, at, className, onProgress }: FramedBoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const services = useGameServices(loaded.listing.key, useTexts());
  const send = useFrame(
    {
      ...{ loaded, attempt: 0, over: { watched: played }, shared: undefined },
      services: useMemo(() => closedServices(services), [services]),
      look: { title: name, hidden: false },
      onEvent(event) {
        if (event.kind === 'replayed') onProgress(event.round?.progress);
      },
    },
    place,
  );
  useEffect(() => send({ kind: 'goTo', at }), [send, at]);
  return <div ref={place} className={`${css.watched} ${className}`} inert />;
}
