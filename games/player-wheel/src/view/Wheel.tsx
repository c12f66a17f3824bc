import { useTexts } from '@soccer-legends/game-sdk/react';
import { Portrait } from '@soccer-legends/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { WheelPhase, WheelPlayer } from '../rules/state.ts';
import { PickedRing, SpinningRing } from './Ring.tsx';
import { useDescription } from './use-description.ts';
import css from './Wheel.module.css';

export interface WheelProps {
  players: readonly WheelPlayer[];
  phase: WheelPhase;
  /** Number of answered questions. */
  turn: number;
  /** The content of the center. */
  children: ReactNode;
}

/** The stickers in a circle. They do not move; a ring moves around them. */
export function Wheel({ players, phase, turn, children }: WheelProps) {
  const t = useTexts();
  const describe = useDescription();
  return (
    <div className={css.wheel}>
      <ul className={css.players} aria-label={t('wheel.label')}>
        {players.map((player, index) => (
          <li
            key={player.id}
            className={css.place}
            style={{ '--angle': `${(360 / players.length) * index}deg` } as CSSProperties}
          >
            <Portrait
              photo={player.photo}
              fallback={`/art/player/${player.id}.svg`}
              mode="full"
              alt={describe(player)}
              width={72}
              fill
              eager
            />
          </li>
        ))}
      </ul>
      {phase.kind === 'spinning' && <SpinningRing spin={phase} turn={turn} places={players.length} />}
      {(phase.kind === 'guessing' || phase.kind === 'feedback') && (
        <PickedRing picked={phase.picked} places={players.length} />
      )}
      <div className={css.centre}>{children}</div>
    </div>
  );
}
