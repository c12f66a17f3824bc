export { AlertsModule } from './alerts.module.ts';
export { CheckAlerts } from './check-alerts.ts';
export { WebhookCertificate } from './webhook-certificate.ts';
