import Negotiator from 'negotiator';

export type ContentCoding = 'br' | 'gzip' | 'identity';

/** The order for codings of equal quality: smallest result first. */
const PREFERRED = ['br', 'gzip', 'identity'] as const;
const IDENTITY_ONLY: readonly ContentCoding[] = ['identity'];
const MAX_REMEMBERED = 200;

/** Browsers of one version send the same header, so each distinct value is parsed once. */
const remembered = new Map<string, readonly ContentCoding[]>();

/** Returns the accepted codings, best first (RFC 9110, section 12.5.3). Empty if even `identity` is rejected. */
export function acceptedCodings(acceptEncoding: string | undefined): readonly ContentCoding[] {
  if (acceptEncoding === undefined) return IDENTITY_ONLY;
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const codings = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(PREFERRED, {
    preferred: PREFERRED,
  });
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(acceptEncoding, codings);
  return codings;
}
