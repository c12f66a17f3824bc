import type { ConnectionsPlayer } from '@soccer-legends/game-sdk/data';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { arrowKeyTarget, useGridFocus } from '@soccer-legends/ui';
import { useEffect, useRef } from 'react';
import { Card } from './Card.tsx';
import css from './CardGrid.module.css';

const COLUMNS = 4;

export interface CardGridProps {
  cards: readonly ConnectionsPlayer[];
  selected: readonly number[];
  refocus: boolean;
  onToggle(player: number): void;
}

/** The selectable players, four per row. Arrow keys move the focus. */
export function CardGrid({ cards, selected, refocus, onToggle }: CardGridProps) {
  const t = useTexts();
  const grid = useRef<HTMLDivElement>(null);
  const { focused, setFocused, onKeyDown } = useGridFocus((key, from) =>
    arrowKeyTarget(key, from, COLUMNS, cards.length),
  );
  const rows = Array.from({ length: Math.ceil(cards.length / COLUMNS) }, (_, row) =>
    cards.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

  useEffect(() => {
    if (refocus) grid.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [refocus]);

  if (cards.length === 0) return null;
  return (
    <div ref={grid} className={css.grid} role="grid" aria-label={t('cards.label')} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <div key={index} role="row" className={css.row}>
          {row.map((player, column) => (
            <div key={player.id} role="gridcell" className={css.cell}>
              <Card
                player={player}
                selected={selected.includes(player.id)}
                reachable={index * COLUMNS + column === focused}
                onFocus={() => setFocused(index * COLUMNS + column)}
                onToggle={() => onToggle(player.id)}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
