import { createContext, useContext } from 'react';

/** A context and its hook, which throws an error without the context above the component. */
export function requiredContext<Value extends object>(name: string) {
  const Context = createContext<Value | null>(null);
  function useValue(): Value {
    const value = useContext(Context);
    if (!value) throw new Error(`This component needs a ${name} above it.`);
    return value;
  }
  return [Context, useValue] as const;
}
