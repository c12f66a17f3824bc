import { AlertsCard } from './AlertsCard.tsx';

/** What an operator asks first: whether something is wrong. */
export function HealthTab() {
  return <AlertsCard />;
}
