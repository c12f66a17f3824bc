import type { IsoTime } from './iso-time.ts';

/** An item of `GET /api/admin/plugins/{key}/tokens`. `key` is that of the plugin. */
export interface PublishToken {
  id: string;
  key: string;
  name: string;
  /** First characters of the secret, for recognizing the token; empty for an identity of CI jobs. */
  hint: string;
  /** The OpenID Connect issuer that vouches for CI jobs. Absent for a secret. */
  issuer?: string;
  /** The subject of the CI jobs; see `NewPublishToken`. Absent for a secret. */
  subject?: string;
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
  /** Issuer of the CI jobs that may publish without a secret, such as `https://token.actions.githubusercontent.com`. */
  issuer?: string;
  /** The subject of those jobs. `:*` or `/*` at its end stands for any ending, as in `repo:team/game:ref:refs/tags/*`. */
  subject?: string;
}

/** Response of `POST /api/admin/plugins/{key}/tokens`. */
export interface IssuedPublishToken extends PublishToken {
  /** Returned only in this response, because the server stores only its hash; empty for an identity of CI jobs. */
  secret: string;
}

/** Header of each response to the holder of a token: when the token expires, as `IsoTime`. */
export const TOKEN_EXPIRES_HEADER = 'publish-token-expires';

/** How long before a token expires its holder is warned, in milliseconds: 14 days. */
export const TOKEN_EXPIRES_SOON_MS = 14 * 86_400_000;

/** The CI job that published a version, according to the token of its issuer. */
export interface Provenance {
  issuer: string;
  subject: string;
  /** Null if the token does not have it, as are `commit` and `run`. */
  repository: string | null;
  /** The hash of the commit. */
  commit: string | null;
  /** The id of the workflow's run or of the pipeline. */
  run: string | null;
}

/** A site's signed statement about a version that a CI job published. */
export interface ProvenanceStatement extends Provenance {
  /** The address of the site. */
  site: string;
  /** The key of the plugin. */
  plugin: string;
  /** As in `VersionRef`. */
  release: string;
  contentHash: string;
}

export interface SignedProvenance extends Provenance {
  /** A compact JSON Web Signature over a `ProvenanceStatement`, by a key of `GET /api/provenance-keys`. */
  signature: string;
}

/** `GET /api/provenance-keys`: a JSON Web Key Set. */
export interface ProvenanceKeys {
  keys: { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; alg: 'EdDSA'; use: 'sig' }[];
}
