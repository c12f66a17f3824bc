import type { UseComboboxReturnValue } from 'downshift';
import type { SearchBoxProps } from './SearchBox.tsx';
import css from './SearchBox.module.css';
import { useEnterKey } from './use-enter-key.ts';

export interface SearchInputProps<Item> extends SearchBoxProps<Item> {
  combobox: UseComboboxReturnValue<Item>;
}

export function SearchInput<Item>(props: SearchInputProps<Item>) {
  const { items, remark, placeholder, describedBy, invalid, inputRef, onText, combobox } = props;
  const { onKeyDown, dropEnter } = useEnterKey(props);
  return (
    <input
      className={css.input}
      placeholder={placeholder}
      spellCheck={false}
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
