import { isIP } from 'node:net';
import { isLoopback, isPublicAddress } from './public-hosts.ts';

/** Whether a text is a webhook's URL: https and a public host, or this machine, without user and password. */
export function isWebhookAddress(text: unknown): boolean {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (isLoopback(hostname)) return protocol === 'https:' || protocol === 'http:';
  const address = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(address) === 0 || isPublicAddress(address));
}
