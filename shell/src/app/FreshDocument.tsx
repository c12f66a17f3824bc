import { useEffect } from 'react';

export function FreshDocument() {
  useEffect(() => location.reload(), []);
  return null;
}
