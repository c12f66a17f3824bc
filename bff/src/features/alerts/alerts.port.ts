export { AlertsModule } from './alerts.module.ts';
export { CheckAlerts } from './check-alerts.ts';
