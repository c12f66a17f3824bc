import type { IsoTime } from './iso-time.ts';
import type { PluginManifest } from './manifest.ts';

export interface DevOverrideRequest {
  /** The developer's local server, such as `http://127.0.0.1:5199`, `http://localhost:5199` or `http://[::1]:5199`. */
  origin: string;
  /** 1 to 480; 240 by default. */
  minutes?: number;
  /** Required for a key that was never published; by default the manifest of the published version. */
  manifest?: PluginManifest;
}

/** Until it expires, the pages of one administrator's session load a plugin from a developer's machine. */
export interface DevOverride {
  key: string;
  origin: string;
  expiresAt: IsoTime;
}
