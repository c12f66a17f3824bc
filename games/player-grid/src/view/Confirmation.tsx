import type { PlayerGridPuzzle } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Button } from '@soccer-legends/ui';
import { useEffect, useId, useRef } from 'react';
import { nameIn } from '../rules/placements.ts';
import type { Placement } from '../rules/state.ts';
import css from './PlayerGrid.module.css';
import { useCellNames } from './use-cell-names.ts';

export interface ConfirmationProps {
  puzzle: PlayerGridPuzzle;
  placement: Placement;
  onConfirm(placement: Placement): void;
  onCancel(player: number): void;
}

/** Asks whether a player belongs to a cell, because a placement is final. */
export function Confirmation({ puzzle, placement, onConfirm, onCancel }: ConfirmationProps) {
  const t = useTexts();
  const question = useId();
  const { player, cell } = placement;
  const values = { name: nameIn(puzzle, player), ...useCellNames(puzzle)(cell) };
  const yes = useRef<HTMLButtonElement>(null);

  useEffect(() => yes.current?.focus(), [player, cell]);

  return (
    <div className={css.confirmation} role="group" aria-labelledby={question}>
      <p id={question}>{t('confirm', values)}</p>
      <Button
        ref={yes}
        aria-describedby={question}
        // The key that dropped the player may still be pressed.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={() => onConfirm(placement)}
      >
        {t('confirmYes')}
      </Button>
      <Button look="secondary" onClick={() => onCancel(player)}>
        {t('confirmNo')}
      </Button>
    </div>
  );
}
