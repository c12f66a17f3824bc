/** What the application may use of `alerts`. Lint refuses any other import across features. */
export { AlertsModule } from './alerts.module.ts';
export { CheckAlerts } from './check-alerts.ts';
