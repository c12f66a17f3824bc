import type { IsoTime } from './iso-time.ts';
import type { RemoteFiles } from './registry.ts';

/** Files of the console's remote. It has no picture for the hub. */
export type ConsoleFiles = Pick<RemoteFiles, 'entry' | 'js' | 'css' | 'locales' | 'integrity'>;

/** What the shell passes to the console. */
export interface ConsoleProps {
  page: 'login' | 'dashboard';
  session: ConsoleSession;
}

/** What the browser stores about the administrator's session. It is a hint for navigation, not an authorization. */
export interface ConsoleSession {
  /** Called after a login. `expiresAt` is null for a session that ends with the browser. */
  begin(expiresAt: IsoTime | null): void;
  end(): void;
  /** Returns whether the browser may still have the session, so that a login over the page renews it. */
  isStored(): boolean;
  /** Called when the session has ended and is not renewed. Leads to the login, which leads back to the same place. */
  expire(): void;
}
