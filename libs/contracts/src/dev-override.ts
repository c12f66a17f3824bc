import type { IsoTime } from './iso-time.ts';
import type { PluginManifest } from './manifest.ts';

export interface DevOverrideRequest {
  origin: string;
  /** From 1 to 480; 240 by default. */
  minutes?: number;
  /** Required for a key that was never published. The default is the manifest of the published version. */
  manifest?: PluginManifest;
}

/** Makes the pages of one administrator's session load a plugin from a developer's machine until it expires. */
export interface DevOverride {
  key: string;
  origin: string;
  expiresAt: IsoTime;
}
