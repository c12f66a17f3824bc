import { useEffect, useState } from 'react';

/** Typing without a longer pause counts as one change. */
const PAUSE_MS = 500;

/** Returns a value once it has stopped changing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
