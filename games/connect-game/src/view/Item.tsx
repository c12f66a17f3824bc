import { useTexts } from '@soccer-legends/game-sdk/react';
import { FittedName, Icon, VisuallyHidden } from '@soccer-legends/ui';
import type { ReactNode } from 'react';
import css from './Item.module.css';

export interface ItemProps {
  name: string | null;
  picture: ReactNode;
  mark: 'connected' | 'incorrect' | undefined;
  selected: boolean;
  disabled: boolean;
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
      {mark && (
        <span className={css.mark}>
          <Icon name={mark === 'connected' ? 'check' : 'cross'} size={20} />
          <VisuallyHidden>{t(`marks.${mark}`)}</VisuallyHidden>
        </span>
      )}
    </li>
  );
}
