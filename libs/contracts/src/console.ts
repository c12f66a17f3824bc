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
  /** Called when the server rejects the session. */
  expire(): void;
}
