import { useEffect, useState } from 'react';
import { TextField } from './Field.tsx';

const PAUSE_MS = 250;

/** A search that is asked for after a pause in typing. */
export function SearchField({ label, onSearch }: { label: string; onSearch(text: string): void }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
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
