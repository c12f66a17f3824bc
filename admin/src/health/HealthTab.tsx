import { useMay } from '../session-state.ts';
import { AlertsCard } from './AlertsCard.tsx';
import { FigureCards } from './FigureCards.tsx';

/** Health of the server: alerts first, then speed, storage and errors. */
export function HealthTab() {
  const may = useMay();
  return (
    <>
      <AlertsCard />
      {may('publisher') && <FigureCards />}
    </>
  );
}
