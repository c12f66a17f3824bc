import { usePlatform } from '@soccer-legends/game-sdk/react';
import { useCombobox, type UseComboboxReturnValue } from 'downshift';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';

const ANNOUNCED_AFTER_MS = 500;

export interface SearchOptions<Item> {
  items: readonly Item[];
  /** Text of the box after the item was chosen. */
  textOf(item: Item): string;
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
}

/** Returns the state of a search box and its suggestions. The caller keeps the text and the choice. */
export function useSearchCombobox<Item>(options: SearchOptions<Item>): UseComboboxReturnValue<Item> {
  const { items, text, textOf, onText, freeText = false, remark } = options;
  const combobox = useCombobox<Item>({
    id: useId(),
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
  useSuggestionCount(combobox.isOpen, items.length, remark);
  return combobox;
}

/** Announces the number of suggestions, or the remark if there are none, after a pause in typing. */
function useSuggestionCount(isOpen: boolean, count: number, remark: string | null): void {
  const { t, announce } = usePlatform();
  useEffect(() => {
    if (!isOpen || (count === 0 && remark === null)) return undefined;
    const text = count > 0 ? t('ui.suggestions', { count }) : (remark ?? '');
    const pause = setTimeout(() => announce(text), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(pause);
  }, [announce, count, isOpen, remark, t]);
}

/** Returns the Enter handler of a search box, and a function that drops a kept Enter when the text changes. */
export function useEnterKey<Item>(
  { items, pending = false, freeText, onChoose, onEnter }: SearchOptions<Item>,
  { isOpen, highlightedIndex, closeMenu }: UseComboboxReturnValue<Item>,
) {
  // A press of Enter is kept until the suggestions for the text have loaded.
  const [isAwaited, setAwaited] = useState(false);
  const finish = useEffectEvent(() => {
    setAwaited(false);
    if (items[0] === undefined) return onEnter?.();
    closeMenu();
    onChoose(items[0]);
  });
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The press waits for a response, not for a render.
    if (isAwaited && !pending) finish();
  }, [isAwaited, pending]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const marked = isOpen ? items[highlightedIndex] : undefined;
    if (marked !== undefined) return onChoose(marked);
    event.preventDefault();
    if (pending && !freeText) setAwaited(true);
    else onEnter?.();
  }

  return { onKeyDown, dropEnter: () => setAwaited(false) };
}
