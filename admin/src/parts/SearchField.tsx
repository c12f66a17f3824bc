import { useEffect, useRef, useState } from 'react';
import { TextField } from './Field.tsx';

const PAUSE_MS = 250;

/** A search that is asked for after a pause in typing. */
export function SearchField({ label, onSearch }: { label: string; onSearch(text: string): void }) {
  const [text, setText] = useState('');
  const asked = useRef('');
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return undefined;
    const pause = setTimeout(() => onSearch((asked.current = wanted)), PAUSE_MS);
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
