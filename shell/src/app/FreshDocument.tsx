import { useEffect } from 'react';

/** Requests the address from the server: the console's document cannot show other pages. */
export function FreshDocument() {
  useEffect(() => location.reload(), []);
  return null;
}
