import type { IsoTime } from './iso-time.ts';

export interface PublishToken {
  id: string;
  key: string;
  name: string;
  /** First characters of the secret, for recognizing the token. */
  hint: string;
  createdAt: IsoTime;
  createdBy: string;
  expiresAt: IsoTime;
  lastUsedAt: IsoTime | null;
  revokedAt: IsoTime | null;
}

export const MAX_TOKEN_NAME_LENGTH = 60;

export interface NewPublishToken {
  /** Holder or purpose of the token, from 1 to `MAX_TOKEN_NAME_LENGTH` characters. */
  name: string;
  /** Validity in days, from 1 to 365. */
  days: number;
}

export interface IssuedPublishToken extends PublishToken {
  /** Returned only in this response, because the server stores only its hash. */
  secret: string;
}
