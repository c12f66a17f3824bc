import { useEffect } from 'react';

/** An address that belongs to another document than this one: the browser fetches the right one. */
export function FreshDocument() {
  useEffect(() => location.reload(), []);
  return null;
}
