import { useCombobox } from 'downshift';
import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { usePlatform } from '@soccer-legends/game-sdk/react';
import css from './SearchBox.module.css';
import { useSuggestionPlace } from './suggestion-place.ts';

export interface SearchBoxProps<Item> {
  label: string;
  placeholder: string;
  items: readonly Item[];
  /** The text of the box after the item was chosen. */
  textOf(item: Item): string;
  keyOf(item: Item): string | number;
  renderItem?(item: Item): ReactNode;
  text: string;
  onText(text: string): void;
  onChoose(item: Item): void;
  /** Whether items for the text are still loading; Enter waits for them. */
  pending?: boolean;
  /** Whether the text itself is an answer. Otherwise the first item is highlighted, and Enter chooses it. */
  freeText?: boolean;
  /** Shown instead of a list, such as "No players found."; null shows nothing. */
  remark: string | null;
  /** Called for Enter without a highlighted item. */
  onEnter?(): void;
  /** A button beside the box, which the list never covers. */
  action?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  describedBy?: string;
  invalid?: boolean;
}

/**
 * A text box with suggestions, controlled with the arrow keys, Enter and Escape. Announces the number of suggestions
 * after a pause. While an on-screen keyboard is open, the box lies directly above it.
 */
export function SearchBox<Item>(props: SearchBoxProps<Item>) {
  const { label, placeholder, items, textOf, keyOf, renderItem, text, onText, onChoose, remark, onEnter } = props;
  const { pending = false, freeText = false, action } = props;
  const { t, announce } = usePlatform();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [inUse, setInUse] = useState(false);
  const [awaited, setAwaited] = useState(false);
  const combobox = useCombobox<Item>({
    id,
    items: items as Item[],
    inputValue: text,
    defaultHighlightedIndex: freeText ? -1 : 0,
    itemToString: (item) => (item === null ? '' : textOf(item)),
    // The caller keeps the choice and gets it from the click or key handler: the library reports it later, and a second
    // Enter right after the first would find nothing chosen.
    selectedItem: null,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) onText(inputValue);
    },
    // Browsers report a resting mouse when the list moves under it; that must not change the item highlighted by keys.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.MenuMouseLeave
        ? { ...changes, highlightedIndex: state.highlightedIndex }
        : changes,
    // Announced by the effect below instead.
    getA11yStatusMessage: () => '',
  });
  const { isOpen, highlightedIndex } = combobox;
  const count = items.length;
  const place = useSuggestionPlace(row, isOpen, inUse);

  useEffect(() => {
    if (!isOpen || (count === 0 && remark === null)) return undefined;
    const pause = setTimeout(() => announce(count > 0 ? t('ui.suggestions', { count }) : (remark ?? '')), 500);
    return () => clearTimeout(pause);
  }, [announce, count, isOpen, remark, t]);

  // Enter was pressed before the items for the text arrived.
  const finishEnter = useRef(() => {});
  finishEnter.current = () => {
    setAwaited(false);
    if (items[0] === undefined) return onEnter?.();
    combobox.closeMenu();
    onChoose(items[0]);
  };
  useEffect(() => {
    if (awaited && !pending) finishEnter.current();
  }, [awaited, pending]);

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
          <input
            className={css.input}
            placeholder={placeholder}
            spellCheck={false}
            aria-describedby={props.describedBy}
            aria-invalid={props.invalid || undefined}
            {...combobox.getInputProps({
              ...(props.inputRef ? { ref: props.inputRef } : {}),
              onChange: (event) => {
                setAwaited(false);
                onText(event.currentTarget.value);
              },
              onKeyDown: (event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                const marked = isOpen ? items[highlightedIndex] : undefined;
                if (marked !== undefined) return onChoose(marked);
                event.preventDefault();
                if (pending && !freeText) setAwaited(true);
                else onEnter?.();
              },
            })}
          />
          {action !== undefined && (
            // Without the focus in the box, the keyboard would close and the button move away before it is pressed.
            <div className={css.action} onMouseDown={(event) => event.preventDefault()}>
              {action}
            </div>
          )}
          <ul className={css.list} style={place.listStyle} {...combobox.getMenuProps()}>
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
                  {renderItem ? renderItem(item) : textOf(item)}
                </li>
              ))}
            {isOpen && count === 0 && remark !== null && (
              <li className={css.remark} role="presentation">
                {remark}
              </li>
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}

function ignoreRestingMouse({ movementX, movementY, nativeEvent }: MouseEvent): void {
  if (movementX === 0 && movementY === 0) Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
