import { Icon, VisuallyHidden } from '@soccer-legends/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import css from './SearchField.module.css';

const DEBOUNCE_MS = 250;
/** The server's limit, in characters. */
const MAX_LENGTH = 64;

export interface SearchFieldProps {
  label: string;
  value: string;
  /** Called with the text without spaces around it. */
  onSearch(text: string): void;
}

/** A search field that calls `onSearch` after a pause in typing. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [text, setText] = useTypedText(value, onSearch);
  const input = useSlashKey();
  return (
    <div className={css.search}>
      <label htmlFor={id}>
        <Icon name="search" size={18} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        placeholder={label}
        value={text}
        // In a form, the Enter key would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </div>
  );
}

/** Returns the ref of a field that the key `/` focuses, unless the administrator is typing elsewhere. */
function useSlashKey() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return input;
}

/**
 * Returns the text of the field and its setter.
 * @param value the current search, which another part of the page can change
 * @param onSearch called with the trimmed text after a pause in typing
 */
function useTypedText(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [requested, setRequested] = useState(value);
  if (value !== shown) {
    setShown(value);
    // The value has changed elsewhere, for example by the back button.
    if (value !== requested) {
      setRequested(value);
      setText(value);
    }
  }
  const search = useEffectEvent((next: string) => {
    setRequested(next);
    onSearch(next);
  });
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === value) return undefined;
    const timer = setTimeout(() => search(trimmed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText] as const;
}
