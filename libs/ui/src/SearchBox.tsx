import { useRef, useState, type ReactNode, type Ref } from 'react';
import css from './SearchBox.module.css';
import { SearchInput } from './SearchInput.tsx';
import { useSuggestionPlace } from './suggestion-place.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSearchCombobox } from './use-search-combobox.ts';
import { useSuggestionCount } from './use-suggestion-count.ts';

export interface SearchBoxProps<Item> {
  label: string;
  placeholder: string;
  items: readonly Item[];
  /** Text of the box after the item was chosen. */
  textOf(item: Item): string;
  /** A React key, unique among the items. */
  keyOf(item: Item): string | number;
  /** `textOf` by default. */
  renderItem?(item: Item): ReactNode;
  text: string;
  onText(text: string): void;
  onChoose(item: Item): void;
  /** Whether items for the text are still loading. Enter waits for them. */
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
  /** Ids of the elements that describe the box. */
  describedBy?: string;
  invalid?: boolean;
}

/**
 * A text box with suggestions, controlled with the arrow keys, Enter and Escape. Announces the number of suggestions
 * after a pause. While an on-screen keyboard is open, the box is directly above it.
 */
export function SearchBox<Item>(props: SearchBoxProps<Item>) {
  const { label, items, remark, action } = props;
  const row = useRef<HTMLDivElement>(null);
  const [inUse, setInUse] = useState(false);
  const combobox = useSearchCombobox(props);
  const { isOpen } = combobox;
  const place = useSuggestionPlace(row, isOpen, inUse);
  useSuggestionCount(isOpen, items.length, remark);

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
