import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns the code in a fragment of the address such as `#swap=…`, as it was typed; empty for any other fragment. The second
 * value is a ref for the code's form, which is scrolled into view if there is a code.
 */
export function useLinkedCode(name: 'move' | 'swap'): [code: string, form: RefObject<HTMLFormElement | null>] {
  const { hash } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const code = codeInFragment(hash, name);
  useEffect(() => {
    if (code !== '') form.current?.scrollIntoView({ block: 'center' });
  }, [code]);
  return [code, form];
}

function codeInFragment(hash: string, name: 'move' | 'swap'): string {
  const [, given, code = ''] = /^#(move|swap)=([0-9A-Za-z-]{12,24})$/.exec(hash) ?? [];
  return given === name ? code : '';
}
