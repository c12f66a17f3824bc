import { useMay } from '../session-state.ts';
import { AlertsCard } from './AlertsCard.tsx';
import { FigureCards } from './FigureCards.tsx';

/** What an operator asks first: whether something is wrong, and whether the server is fast, full or failing. */
export function HealthTab() {
  const may = useMay();
  return (
    <>
      <AlertsCard />
      {may('publisher') && <FigureCards />}
    </>
  );
}
