import { useTexts } from '@soccer-legends/game-sdk/react';
import { arrowKeyTarget, useGridFocus } from '@soccer-legends/ui';
import { useEffect, useLayoutEffect, useRef, type CSSProperties, type FocusEvent } from 'react';
import { isMatched } from '../rules/pairs.ts';
import type { MemoCard, MemoState } from '../rules/state.ts';
import css from './Board.module.css';
import { Card } from './Card.tsx';
import { useColumns } from './use-columns.ts';

export interface BoardProps {
  state: MemoState;
  locked: boolean;
  /** Returns a description of a card for screen readers; see `useCardContent`. */
  contentOf(card: MemoCard): string;
  onFlip(place: number): void;
}

/** The cards in their visible rows. Arrow keys move the focus. */
export function Board({ state, locked, contentOf, onFlip }: BoardProps) {
  const { cards } = state;
  const t = useTexts();
  const columns = useColumns();
  const rows = Math.ceil(cards.length / columns);
  const { focused, setFocused, ...boardProps } = useBoardFocus(columns, cards.length);

  return (
    <div
      {...boardProps}
      className={css.board}
      style={{ '--columns': columns } as CSSProperties}
      role="grid"
      aria-label={t('board.label')}
      aria-rowcount={rows}
      aria-colcount={columns}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} role="row" className={css.row}>
          {cards.slice(row * columns, (row + 1) * columns).map((card, column) => {
            const place = row * columns + column;
            return (
              <div key={place} role="gridcell" className={css.cell} onFocus={() => setFocused(place)}>
                <PlacedCard
                  {...{ state, card, place, columns, locked }}
                  content={contentOf(card)}
                  reachable={place === focused}
                  onFlip={() => onFlip(place)}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface PlacedCardProps extends Pick<BoardProps, 'state' | 'locked'> {
  card: MemoCard;
  place: number;
  columns: number;
  content: string;
  reachable: boolean;
  onFlip(): void;
}

function PlacedCard({ state, card, place, columns, ...rest }: PlacedCardProps) {
  const where = {
    card: place + 1,
    total: state.cards.length,
    row: Math.floor(place / columns) + 1,
    column: (place % columns) + 1,
  };
  const player = state.players.find(({ id }) => id === card.playerId);
  return <Card card={card} player={player} where={where} face={faceOf(state, place)} {...rest} />;
}

function useBoardFocus(columns: number, count: number) {
  const board = useRef<HTMLDivElement>(null);
  const inUse = useRef(true);
  const walk = useGridFocus((key, from) => arrowKeyTarget(key, from, columns, count));
  const { focused } = walk;

  function focus(place: number) {
    board.current?.querySelectorAll<HTMLElement>('button')[place]?.focus({ preventScroll: true });
  }

  useEffect(() => focus(0), []);

  // Changing the number of columns remounts the cards, so the focused one gets the focus back.
  useLayoutEffect(() => {
    if (inUse.current && document.activeElement === document.body) focus(focused);
  }, [columns, focused]);

  return {
    ...walk,
    ref: board,
    onFocus: () => void (inUse.current = true),
    // `relatedTarget` is null when the focused card itself is removed.
    onBlur: ({ relatedTarget }: FocusEvent) => void (inUse.current &&= relatedTarget === null),
  };
}

function faceOf(state: MemoState, place: number): 'matched' | 'up' | 'down' {
  if (isMatched(state, place)) return 'matched';
  return state.open.includes(place) ? 'up' : 'down';
}
