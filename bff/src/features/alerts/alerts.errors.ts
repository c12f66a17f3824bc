import { DomainError } from '../../platform/http/domain-error.ts';

export class NoWebhook extends DomainError {
  readonly code = 'alert.noWebhook';
  readonly httpStatus = 409;

  constructor() {
    super('There is no webhook. Set ALERT_WEBHOOK_URL and ALERT_WEBHOOK_SECRET, and restart the server.');
  }
}

export class MessageNotDelivered extends DomainError {
  readonly code = 'alert.notDelivered';
  readonly httpStatus = 502;
}
