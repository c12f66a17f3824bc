import type { ConsoleSession } from '@soccer-legends/contracts';
import { createContext, useContext } from 'react';

export const SessionContext = createContext<ConsoleSession | null>(null);

/** Throws an error without a `SessionContext` above the component. */
export function useConsoleSession(): ConsoleSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useConsoleSession needs a SessionContext above the component.');
  return session;
}
