import type { KeyboardEvent } from 'react';
import type { SearchBoxProps } from './SearchBox.tsx';
import { useAwaitedEnter } from './use-awaited-enter.ts';

type Options<Item> = Pick<SearchBoxProps<Item>, 'items' | 'pending' | 'freeText' | 'onChoose' | 'onEnter'> & {
  combobox: { isOpen: boolean; highlightedIndex: number; closeMenu(): void };
};

/** Returns the Enter handler of a search box, and a function that drops a kept Enter when the text changes. */
export function useEnterKey<Item>({ items, pending = false, freeText, onChoose, onEnter, combobox }: Options<Item>) {
  const { isOpen, highlightedIndex, closeMenu } = combobox;
  const awaitSuggestions = useAwaitedEnter(pending, () => {
    if (items[0] === undefined) return onEnter?.();
    closeMenu();
    onChoose(items[0]);
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const marked = isOpen ? items[highlightedIndex] : undefined;
    if (marked !== undefined) return onChoose(marked);
    event.preventDefault();
    if (pending && !freeText) awaitSuggestions(true);
    else onEnter?.();
  }

  return { onKeyDown, dropEnter: () => awaitSuggestions(false) };
}
