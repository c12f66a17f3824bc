import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { useId } from 'react';
import type { SearchBoxProps } from './SearchBox.tsx';

type Options<Item> = Pick<SearchBoxProps<Item>, 'items' | 'text' | 'textOf' | 'onText' | 'freeText'>;

/** Returns the state of a search box and its suggestions. The caller keeps the text and the choice. */
export function useSearchCombobox<Item>(options: Options<Item>): UseComboboxReturnValue<Item> {
  const { items, text, textOf, onText, freeText = false } = options;
  const id = useId();
  return useCombobox<Item>({
    id,
    items: items as Item[],
    inputValue: text,
    defaultHighlightedIndex: freeText ? -1 : 0,
    itemToString: (item) => (item === null ? '' : textOf(item)),
    // The caller keeps the choice and gets it from the click or key handler. The library reports it later, so a second
    // Enter right after the first would find nothing chosen.
    selectedItem: null,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) onText(inputValue);
    },
    // Browsers report a resting mouse when the list moves under it, which must not change the item highlighted by keys.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.MenuMouseLeave
        ? { ...changes, highlightedIndex: state.highlightedIndex }
        : changes,
    // `useSuggestionCount` makes the announcements instead.
    getA11yStatusMessage: () => '',
  });
}
