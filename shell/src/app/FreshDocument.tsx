import { useEffect } from 'react';

/** Reloads the page at an address that another document serves. */
export function FreshDocument() {
  useEffect(() => location.reload(), []);
  return null;
}
