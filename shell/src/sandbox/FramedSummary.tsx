import { useTexts } from '@soccer-legends/game-sdk/react';
import { useRef, useState } from 'react';
import { useGameServices } from '../play/use-game-services.ts';
import type { FinishedRound } from './protocol.ts';
import css from './Sandbox.play.module.css';
import { type FrameParts, useFrame } from './use-frame.ts';

export interface FramedSummaryProps extends Pick<FrameParts, 'loaded' | 'attempt'> {
  /** The game's name in the page's language. */
  name: string;
  /** The token of a shared round. */
  token: string | undefined;
  over: FinishedRound;
}

/** A game's part of the results. It has a frame of its own, because a frame that moves within the page loads again. */
export function FramedSummary({ name, loaded, attempt, token, over }: FramedSummaryProps) {
  const place = useRef<HTMLDivElement>(null);
  const services = useGameServices(loaded.listing.key, useTexts(), token);
  const [height, setHeight] = useState(0);
  const [isEmpty, setEmpty] = useState(false);
  useFrame(
    {
      ...{ loaded, attempt, services, over, shared: undefined },
      look: { title: name, hidden: isEmpty, height: String(height) },
      onEvent(event) {
        if (event.kind === 'height') setHeight(event.px);
        if (event.kind === 'ready') setEmpty(!event.game.hasSummary);
        if (event.kind === 'fault' && event.ends) setEmpty(true);
      },
    },
    place,
  );
  return <div ref={place} className={css.summary} />;
}
