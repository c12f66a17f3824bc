import { useTexts } from '@soccer-legends/game-sdk/react';
import { FittedName, Icon, VisuallyHidden } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import css from './Item.module.css';

/** Of a wrong pair, the chosen items are `incorrect`, and `right` and `owner` are the items that belong to them. */
export type ItemMark = 'connected' | 'incorrect' | 'right' | 'owner';

export interface ItemProps {
  name: string | null;
  picture: ReactNode;
  mark: ItemMark | undefined;
  selected: boolean;
  disabled: boolean;
  /** Whether the tab key reaches it, which is so for one item of a column. */
  reachable: boolean;
  onFocus(): void;
  onPick(): void;
}

export function Item({ name, picture, mark, selected, disabled, reachable, onFocus, onPick }: ItemProps) {
  const t = useTexts();
  return (
    <li
      role="option"
      className={[css.item, selected && css.selected, mark && css[mark], name === null && css.empty]
        .filter(Boolean)
        .join(' ')}
      aria-selected={selected}
      aria-disabled={disabled}
      tabIndex={reachable ? 0 : -1}
      onFocus={onFocus}
      onClick={onPick}
    >
      {picture}
      <FittedName name={name ?? t('emptyPlace')} />
      {mark && mark !== 'owner' && (
        <span className={css.mark}>
          <Icon name={mark === 'incorrect' ? 'cross' : 'check'} size={20} />
          <VisuallyHidden>{t(`marks.${mark}`)}</VisuallyHidden>
        </span>
      )}
    </li>
  );
}
