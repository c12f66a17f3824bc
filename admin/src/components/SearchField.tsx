import { useEffect, useRef, useState } from 'react';
import { TextField } from './Field.tsx';

const DEBOUNCE_MS = 250;

/** A search field that calls `onSearch` after a pause in typing. */
export function SearchField({ label, onSearch }: { label: string; onSearch(text: string): void }) {
  const [text, setText] = useState('');
  const searched = useRef('');
  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === searched.current) return undefined;
    const timer = setTimeout(() => onSearch((searched.current = trimmed)), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [onSearch, text]);
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}
