import type { RemoteFiles } from './registry.ts';

/** What the console's document carries, as JSON in the element `console`: the one remote that it loads. */
export type ConsoleFiles = Pick<RemoteFiles, 'entry' | 'js' | 'css' | 'locales' | 'integrity'>;

/** What the shell hands to the console's component. */
export interface ConsoleProps {
  page: 'login' | 'dashboard';
  session: ConsoleSession;
}

/** What this browser remembers of the administrator's session: a hint for the way, never a right. */
export interface ConsoleSession {
  /** The server has let somebody in; `expiresAt` (ISO 8601) is null where it lasts until the browser closes. */
  begin(expiresAt: string | null): void;
  /** Somebody has logged out. */
  end(): void;
  /** The server knows the session no more. */
  expire(): void;
}
