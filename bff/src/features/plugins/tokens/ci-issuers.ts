import { Inject, Injectable } from '@nestjs/common';
import type { Provenance } from '@soccer-legends/contracts';
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { BoundedCache } from '../../../platform/caches/bounded-cache.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Clock, HOUR_MS } from '../../../platform/environment/clock.ts';
import { problem } from '../../../platform/http/domain-error.ts';

/** Response headers of each 401 to a publisher. */
export const CHALLENGE = { 'www-authenticate': 'Bearer realm="publish"' };

export const IdentityRefused = problem(
  'publishToken.identityRefused',
  401,
  'The identity of the CI job was refused: {reason}.',
  CHALLENGE,
);

const IssuerUnavailable = problem(
  'publishToken.issuerUnavailable',
  503,
  'The keys of the issuer "{issuer}" could not be read. Try again later.',
);

/** Without symmetric algorithms, with which anybody could sign tokens with the public key of an issuer. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const CLOCK_TOLERANCE_S = 30;
const TIMEOUT_MS = 5000;
const KEY_SET_BYTES = 8 * 1024;
const MAX_CLAIM_LENGTH = 300;

/** The unverified claims of a token. */
export interface ClaimedIdentity {
  issuer: string;
  subject: string;
}

/** Verifies the ID tokens of CI jobs, which are OpenID Connect tokens. */
@Injectable()
export class CiIssuers {
  private readonly keys = new BoundedCache<JWTVerifyGetKey>('issuers', {
    sizeOf: () => KEY_SET_BYTES,
    ttlMs: HOUR_MS,
    load: keysOf,
  });

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /**
   * Returns the CI job for which a trusted issuer has issued a token. Sends requests to the issuer. Throws `IdentityRefused`
   * or `IssuerUnavailable`.
   */
  async verify(token: string, issuer: string): Promise<Provenance> {
    const keys = await this.keys.fetch(issuer);
    try {
      const { payload } = await jwtVerify(token, keys!, {
        issuer,
        audience: this.config.publicUrl,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: this.clock.now(),
      });
      return provenanceOf(payload);
    } catch (error) {
      if (isAboutKeys(error)) throw new IssuerUnavailable({ issuer });
      throw new IdentityRefused({ reason: (error as Error).message });
    }
  }
}

/** Returns the claims of a token without verifying it. Throws `IdentityRefused` for any other text. */
export function claimedBy(token: string): ClaimedIdentity {
  // The types of the library hold for verified tokens only.
  let claims: Readonly<Record<string, unknown>>;
  try {
    claims = decodeJwt(token);
  } catch {
    throw new IdentityRefused({ reason: 'it is not a JSON Web Token' });
  }
  const { iss: issuer, sub: subject } = claims;
  if (!isShortText(issuer) || !isShortText(subject))
    throw new IdentityRefused({ reason: 'its issuer or subject is missing or too long' });
  return { issuer, subject };
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_CLAIM_LENGTH;
}

/** Reads the configuration of an issuer: https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderConfig. */
async function keysOf(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  const { issuer: named, jwks_uri: keys } = ((await response?.json().catch(() => null)) ?? {}) as Record<
    string,
    unknown
  >;
  const isOwn = typeof keys === 'string' && URL.canParse(keys) && new URL(keys).origin === new URL(issuer).origin;
  if (named !== issuer || !isOwn) throw new IssuerUnavailable({ issuer });
  return createRemoteJWKSet(new URL(keys), { timeoutDuration: TIMEOUT_MS });
}

/** Whether the keys could not be read. The library has no class of its own for a response without keys. */
function isAboutKeys(error: unknown): boolean {
  return (
    !(error instanceof errors.JOSEError) ||
    ['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT'].includes(error.code)
  );
}

/** GitHub and GitLab use different names for the same claims. */
function provenanceOf(payload: JWTPayload): Provenance {
  const claim = (...names: string[]): string | null => names.map((name) => payload[name]).find(isShortText) ?? null;
  return {
    issuer: payload.iss!,
    subject: payload.sub!,
    repository: claim('repository', 'project_path'),
    commit: claim('sha'),
    run: claim('run_id', 'pipeline_id'),
  };
}
