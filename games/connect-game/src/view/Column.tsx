import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { isOpen, type Slot } from '../rules/state.ts';
import css from './Column.module.css';
import { Item, type ItemMark } from './Item.tsx';

export interface ColumnProps {
  ref: Ref<HTMLUListElement>;
  label: string;
  /** From top to bottom. `index` is the slot number; `slot` is null for an empty place. */
  items: readonly { index: number; slot: Slot | null; mark: ItemMark | undefined }[];
  selected: number | null;
  locked: boolean;
  nameOf(slot: Slot): string;
  pictureOf(slot: Slot): ReactNode;
  onPick(slot: number): void;
  acrossKey: 'ArrowLeft' | 'ArrowRight';
  /** Called for `acrossKey` with the place in this column, from 0. */
  onAcross(place: number): void;
}

/** One side of the board: a list of options of which one is selected. */
export function Column(props: ColumnProps) {
  const { ref, label, items, selected, locked, nameOf, pictureOf, onPick } = props;
  const labelId = useId();
  const [focused, setFocused] = useState(0);
  return (
    <div className={css.column}>
      <h2 id={labelId} className={css.label}>
        {label}
      </h2>
      <ul
        ref={ref}
        role="listbox"
        aria-labelledby={labelId}
        className={css.list}
        onKeyDown={moveOrPick(props, focused)}
      >
        {items.map(({ index, slot, mark }, place) => (
          <Item
            // Keyed by place, so that the focus stays in place when the slot changes.
            key={place}
            name={slot && nameOf(slot)}
            picture={slot && pictureOf(slot)}
            mark={mark}
            selected={selected === index}
            disabled={locked || !isOpen(slot)}
            reachable={place === focused}
            onFocus={() => setFocused(place)}
            onPick={() => onPick(index)}
          />
        ))}
      </ul>
    </div>
  );
}

function moveOrPick({ items, onPick, acrossKey, onAcross }: ColumnProps, focused: number) {
  return (event: KeyboardEvent<HTMLUListElement>): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const item = items[focused];
    const next = arrowKeyTarget(key, focused, items.length);
    if (key === acrossKey) onAcross(focused);
    else if (next !== undefined) focusPlace(event.currentTarget, next);
    else if ((key === ' ' || key === 'Enter') && item) {
      // Holding a key selects only once.
      if (!event.repeat) onPick(item.index);
    } else return;
    event.preventDefault();
  };
}

export function focusPlace(list: HTMLElement | null, place: number): void {
  list?.querySelectorAll<HTMLElement>('[role=option]')[place]?.focus();
}

function arrowKeyTarget(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, from - 1);
  if (key === 'ArrowDown') return Math.min(count - 1, from + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
