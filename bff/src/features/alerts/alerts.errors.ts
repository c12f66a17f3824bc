import { problem } from '../../platform/http/domain-error.ts';

export const NoWebhook = problem(
  'alert.noWebhook',
  409,
  'There is no webhook. Set ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET, and restart the server.',
);

export const MessageNotDelivered = problem('alert.notDelivered', 502, (reason: string) => reason);
