import { createHmac } from 'node:crypto';

interface SignedMessage {
  id: string;
  /** Unix time in seconds. */
  timestamp: number;
  body: string;
}

/** Signs as https://www.standardwebhooks.com specifies. A secret is `whsec_` and the key in Base64. */
export function signedHeaders({ id, timestamp, body }: SignedMessage, secret: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
