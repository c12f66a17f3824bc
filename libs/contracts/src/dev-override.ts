import type { IsoTime } from './iso-time.ts';
import type { PluginManifest } from './manifest.ts';

/** `POST /api/admin/plugins/{key}/dev-override` */
export interface DevOverrideRequest {
  /** Origin of the developer's server; only loopback addresses are allowed. */
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
