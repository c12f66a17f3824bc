import type { IsoTime } from './iso-time.ts';

/** An item of `GET /api/admin/plugins/{key}/tokens`. `key` is that of the plugin. */
export interface PublishToken {
  id: string;
  key: string;
  name: string;
  /** First characters of the secret, for recognizing the token. */
  hint: string;
  createdAt: IsoTime;
  createdBy: string;
  expiresAt: IsoTime;
  /** Updated at most once a minute; null before the first use. */
  lastUsedAt: IsoTime | null;
  /** Null if the token was not revoked. */
  revokedAt: IsoTime | null;
}

/** In characters. */
export const MAX_TOKEN_NAME_LENGTH = 60;

/** Body of `POST /api/admin/plugins/{key}/tokens`. */
export interface NewPublishToken {
  /** Holder or purpose of the token, from 1 to `MAX_TOKEN_NAME_LENGTH` characters. */
  name: string;
  /** Validity in days, from 1 to 365. */
  days: number;
}

/** Response of `POST /api/admin/plugins/{key}/tokens`. */
export interface IssuedPublishToken extends PublishToken {
  /** Returned only in this response, because the server stores only its hash. */
  secret: string;
}
