import type { UseComboboxReturnValue } from 'downshift';
import type { CSSProperties, MouseEvent } from 'react';
import type { SearchBoxProps } from './SearchBox.tsx';
import css from './SearchBox.module.css';

type Shared<Item> = Pick<SearchBoxProps<Item>, 'items' | 'keyOf' | 'textOf' | 'renderItem' | 'onChoose' | 'remark'>;

export interface SuggestionListProps<Item> extends Shared<Item> {
  combobox: UseComboboxReturnValue<Item>;
  style: CSSProperties | undefined;
}

/** The list below or above a search box, or a remark instead of an empty list. */
export function SuggestionList<Item>(props: SuggestionListProps<Item>) {
  const { combobox, style, items, keyOf, textOf, renderItem = textOf, onChoose, remark } = props;
  const { isOpen } = combobox;
  return (
    <ul className={css.list} style={style} {...combobox.getMenuProps()}>
      {isOpen &&
        items.map((item, index) => (
          <li
            key={keyOf(item)}
            className={css.item}
            {...combobox.getItemProps({
              item,
              index,
              onMouseMove: ignoreRestingMouse,
              onClick: () => onChoose(item),
            })}
          >
            {renderItem(item)}
          </li>
        ))}
      {isOpen && items.length === 0 && remark !== null && (
        <li className={css.remark} role="presentation">
          {remark}
        </li>
      )}
    </ul>
  );
}

function ignoreRestingMouse({ movementX, movementY, nativeEvent }: MouseEvent): void {
  if (movementX === 0 && movementY === 0) Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
