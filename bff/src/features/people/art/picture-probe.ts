import { mediaAddress, MEDIA_ORIGINS } from '../catalogue/service-picture-address.ts';

const TIMEOUT_MS = 5000;

/** A picture is missing if the service reports that, or sends its placeholder. */
export type PictureState = 'present' | 'missing' | 'unknown';

/** Checks whether a picture of the service exists. Follows no redirects. */
export class PictureProbe {
  // eslint-disable-next-line no-restricted-syntax -- one for each kind of picture
  private readonly placeholders = new Map<string, Promise<string | undefined>>();

  constructor(private readonly origins: readonly string[] = MEDIA_ORIGINS) {}

  /** Returns unknown for another host and after a failure, so that a temporary failure never removes a picture. */
  async check(url: string): Promise<PictureState> {
    const address = mediaAddress(url, this.origins);
    if (!address) return 'unknown';
    const response = await this.request(address);
    if (!response) return 'unknown';
    if (response.status === 404 || response.status === 410) return 'missing';
    if (!response.ok) return 'unknown';
    if (!response.headers.get('content-type')?.startsWith('image/')) return 'missing';
    const validator = validatorOf(response);
    return validator !== undefined && validator === (await this.placeholderOf(address)) ? 'missing' : 'present';
  }

  /** Requests the picture with the id 0, for which the service returns its placeholder. A failure is not remembered. */
  private placeholderOf(address: URL): Promise<string | undefined> {
    const placeholder = new URL(address.pathname.replace(/[^/]*$/, '0.png'), address.origin);
    const known = this.placeholders.get(placeholder.href);
    if (known) return known;
    const validator = this.request(placeholder).then((response) => {
      if (!response || response.status >= 500) this.placeholders.delete(placeholder.href);
      return response?.ok ? validatorOf(response) : undefined;
    });
    this.placeholders.set(placeholder.href, validator);
    return validator;
  }

  private request(address: URL): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return fetch(address, { method: 'HEAD', redirect: 'error', signal }).catch(() => undefined);
  }
}

function validatorOf({ headers }: Response): string | undefined {
  return headers.get('etag') ?? headers.get('content-length') ?? undefined;
}
