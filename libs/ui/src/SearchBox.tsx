import type { UseComboboxReturnValue } from 'downshift';
import { useRef, useState, type CSSProperties, type MouseEvent, type ReactNode, type Ref } from 'react';
import { useEnterKey, useSearchCombobox, type SearchOptions } from './search-combobox.ts';
import css from './SearchBox.module.css';
import { useSuggestionPlace } from './suggestion-place.ts';

export interface SearchBoxProps<Item> extends SearchOptions<Item> {
  label: string;
  placeholder: string;
  /** A React key, unique among the items. */
  keyOf(item: Item): string | number;
  /** `textOf` by default. */
  renderItem?(item: Item): ReactNode;
  /** A button beside the box, which the list never covers. */
  action?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  describedBy?: string;
  invalid?: boolean;
  /** In UTF-16 units. */
  maxLength?: number;
}

/**
 * A text box with suggestions, controlled with the arrow keys, Enter and Escape. Announces the number of suggestions
 * after a pause. While an on-screen keyboard is open, the box is directly above it.
 */
export function SearchBox<Item>(props: SearchBoxProps<Item>) {
  const { label, action } = props;
  const row = useRef<HTMLDivElement>(null);
  const [inUse, setInUse] = useState(false);
  const combobox = useSearchCombobox(props);
  const place = useSuggestionPlace(row, combobox.isOpen, inUse);
  return (
    <div className={css.box} onFocus={() => setInUse(true)} onBlur={() => setInUse(false)}>
      <label className={css.label} {...combobox.getLabelProps()}>
        {label}
      </label>
      <div className={css.slot}>
        <div
          ref={row}
          className={[css.row, place.docked && css.docked, place.above && css.above].filter(Boolean).join(' ')}
          style={place.rowStyle}
        >
          <SearchInput {...props} combobox={combobox} />
          {action !== undefined && (
            // If the box lost the focus, the keyboard would close and the button would move before the press.
            <div className={css.action} onMouseDown={(event) => event.preventDefault()}>
              {action}
            </div>
          )}
          <SuggestionList {...props} combobox={combobox} style={place.listStyle} />
        </div>
      </div>
    </div>
  );
}

interface PartProps<Item> extends SearchBoxProps<Item> {
  combobox: UseComboboxReturnValue<Item>;
}

function SearchInput<Item>(props: PartProps<Item>) {
  const { items, remark, placeholder, describedBy, invalid, inputRef, maxLength, onText, combobox } = props;
  const { onKeyDown, dropEnter } = useEnterKey(props, combobox);
  return (
    <input
      className={css.input}
      placeholder={placeholder}
      spellCheck={false}
      maxLength={maxLength}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      {...combobox.getInputProps({
        ...(inputRef ? { ref: inputRef } : {}),
        onChange: (event) => {
          dropEnter();
          onText(event.currentTarget.value);
        },
        onKeyDown,
      })}
      // The library also keeps an empty list open.
      aria-expanded={combobox.isOpen && (items.length > 0 || remark !== null)}
    />
  );
}

function SuggestionList<Item>(props: PartProps<Item> & { style: CSSProperties | undefined }) {
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
