import { drawingAddress, type PicturedPlayer } from '@soccer-legends/game-sdk';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Portrait } from '@soccer-legends/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { WheelPhase } from '../rules/state.ts';
import { useDescription } from './use-description.ts';
import { segmentAngle, useTurn } from './use-turn.ts';
import css from './Wheel.module.css';

export interface WheelProps {
  players: readonly PicturedPlayer[];
  phase: WheelPhase;
  /** Number of the spin, from 0; see `spinTimer`. */
  turn: number;
  /** What is in the middle of the wheel. */
  children: ReactNode;
}

/** A wheel of stickers that turns until the picked one is under the pointer. */
export function Wheel({ players, phase, turn, children }: WheelProps) {
  const t = useTexts();
  const { spinning, style } = useTurn(phase, players.length, turn);
  const segment = segmentAngle(players.length);
  return (
    <div className={css.wheel} style={{ '--segment': `${segment}deg`, ...style } as CSSProperties}>
      <ul
        className={[css.disc, players.length % 2 === 1 && css.odd, spinning && css.spinning].filter(Boolean).join(' ')}
        aria-label={t('wheel.label')}
        // The enlarged sticker covers the others.
        data-optional={isEnlarged(phase) || undefined}
      >
        {players.map((player, index) => (
          <li key={player.id} className={css.place} style={{ '--angle': `${segment * index}deg` } as CSSProperties}>
            <Sticker player={player} width={72} />
          </li>
        ))}
      </ul>
      <svg
        className={spinning ? `${css.pointer} ${css.ticking}` : css.pointer}
        viewBox="0 0 24 30"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M2 4a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8L12 28 2 12z" />
      </svg>
      <div className={css.hub}>{children}</div>
    </div>
  );
}

/** Whether the sticker of the picked player is enlarged: from the end of the spin to the end of the verdict. */
export function isEnlarged(phase: WheelPhase): phase is Extract<WheelPhase, { picked: number }> {
  return 'picked' in phase && phase.kind !== 'spinning';
}

/** The enlarged sticker of the picked player. */
export function Winner({ player }: { player: PicturedPlayer }) {
  return (
    <div className={css.winner}>
      <Sticker player={player} width={180} />
    </div>
  );
}

function Sticker({ player, width }: { player: PicturedPlayer; width: number }) {
  const describe = useDescription();
  const drawn = drawingAddress('player', player.id);
  return <Portrait photo={player.photo} fallback={drawn} mode="full" alt={describe(player)} width={width} fill eager />;
}
