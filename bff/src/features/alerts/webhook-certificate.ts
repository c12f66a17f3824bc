import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { isLoopback } from '../../platform/config/public-hosts.ts';
import { Clock, DAY_MS, HOUR_MS } from '../../platform/environment/clock.ts';
import { publicLookup } from './webhook.ts';

const HTTPS_PORT = 443;
const TIMEOUT_MS = 2000;

/** Checks the certificate of `ALERT_WEBHOOK_URL`. After it expires, no alert is delivered. */
@Injectable()
export class WebhookCertificate {
  private expiry: Promise<number | undefined> | undefined;
  /** When the certificate was last requested, in epoch milliseconds. */
  private requestedAt = -Infinity;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'alertWebhook'>,
  ) {}

  /**
   * Returns the days until the certificate expires, negative afterwards; undefined if it cannot be read. Connects at most
   * once an hour.
   */
  async daysLeft(): Promise<number | undefined> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.requestedAt) >= HOUR_MS) {
      this.requestedAt = now;
      const { url } = this.config.alertWebhook ?? {};
      this.expiry = url?.startsWith('https:') ? expiryAt(new URL(url)) : undefined;
    }
    const expiry = await this.expiry;
    return expiry === undefined ? undefined : (expiry - now) / DAY_MS;
  }
}

/** Returns when the certificate expires, in epoch milliseconds; undefined if the host does not respond within 2 s. */
function expiryAt({ hostname, port }: URL): Promise<number | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port) || HTTPS_PORT,
      servername: isIP(host) ? '' : host,
      // Expired certificates must be readable too. Nothing is sent over the connection.
      rejectUnauthorized: false,
      ...(!isLoopback(hostname) && { lookup: publicLookup }),
    });
    const end = (expiry: number | undefined): void => {
      socket.destroy();
      resolve(expiry);
    };
    socket.setTimeout(TIMEOUT_MS, () => end(undefined));
    socket.once('error', () => end(undefined));
    socket.once('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to)));
  });
}
