import { createHmac } from 'node:crypto';

/** The parts of a message that are signed. */
interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/**
 * Returns the headers of a message by the specification of Standard Webhooks (https://www.standardwebhooks.com), whose
 * libraries verify them. @param secret `whsec_` and the key in base64
 */
export function signedHeaders({ id, timestamp, body }: SignedMessage, secret: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
