import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button, Portrait } from '@soccer-legends/ui';
import type { Ref } from 'react';
import { STILL_MS } from '../rules/spin.ts';
import type { WheelPhase, WheelPlayer } from '../rules/state.ts';
import css from './Centre.module.css';
import { useDescription } from './use-description.ts';

export interface CentreProps {
  /** A ref to the spin button. */
  ref: Ref<HTMLButtonElement>;
  players: readonly WheelPlayer[];
  phase: WheelPhase;
  onSpin(): void;
  onSkip(): void;
}

/** The center of the wheel: the spin button, or the picked sticker, enlarged. */
export function Centre({ ref, players, phase, onSpin, onSkip }: CentreProps) {
  const t = useTexts();
  const describe = useDescription();
  const picked = phase.kind === 'guessing' || phase.kind === 'feedback' ? players[phase.picked] : undefined;
  if (picked) {
    return (
      <div className={css.picked}>
        <Portrait
          photo={picked.photo}
          fallback={`/art/player/${picked.id}.svg`}
          mode="full"
          alt={describe(picked)}
          width={144}
          fill
          eager
        />
      </div>
    );
  }
  return (
    <div className={css.buttons}>
      <Button ref={ref} className={css.spin} aria-disabled={phase.kind !== 'idle'} onClick={onSpin}>
        {t('wheel.spin')}
      </Button>
      {phase.kind === 'spinning' && phase.ms > STILL_MS && (
        <Button look="secondary" className={css.skip} onClick={onSkip}>
          {t('wheel.skip')}
        </Button>
      )}
    </div>
  );
}
