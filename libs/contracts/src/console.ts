import type { IsoTime } from './iso-time.ts';
import type { RemoteFiles } from './registry.ts';

export type ConsoleFiles = Pick<RemoteFiles, 'entry' | 'js' | 'css' | 'locales' | 'integrity'>;

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
