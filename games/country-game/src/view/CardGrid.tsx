import { arrowKeyTarget } from '@soccer-legends/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { isMatched, isNamed, isRight, wasTried } from '../rules/country-game.ts';
import type { CountryState } from '../rules/state.ts';
import { Card, type CardMark } from './Card.tsx';
import css from './CardGrid.module.css';

export interface CardGridProps {
  state: CountryState;
  locked: boolean;
  onPick(card: number): void;
}

/** The ten players. A matched card stays in its place. */
export function CardGrid({ state, locked, onPick }: CardGridProps) {
  const grid = useRef<HTMLUListElement>(null);

  useEffect(() => {
    grid.current?.querySelector('button')?.focus();
  }, []);

  function walk(event: KeyboardEvent<HTMLUListElement>) {
    const cards = [...event.currentTarget.querySelectorAll('button')];
    const from = cards.findIndex((card) => card === document.activeElement);
    const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
    const next = cards[arrowKeyTarget(event.key, from, columns, cards.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <ul ref={grid} className={css.grid} onKeyDown={walk}>
      {state.players.map((player, card) => {
        const mark = markOf(state, card);
        return (
          <li key={card} className={css.place}>
            <Card
              player={player}
              named={isNamed(state, card)}
              mark={mark}
              disabled={locked || mark !== undefined}
              onPick={() => onPick(card)}
            />
          </li>
        );
      })}
    </ul>
  );
}

function markOf(state: CountryState, card: number): CardMark | undefined {
  if (isMatched(state, card)) return 'matched';
  if (state.shown?.card === card && isRight(state.shown)) return 'right';
  return state.shown?.card === card || wasTried(state, card) ? 'wrong' : undefined;
}
