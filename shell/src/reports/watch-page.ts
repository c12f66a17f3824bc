import { noteError, sendClientReports } from './client-reports.ts';
import { measureVisit } from './measure-visit.ts';

/** Share of the visits that are measured. */
const MEASURED_PERCENT = 10;

/** Reports the errors of this page from now on, and the speed of a share of the visits. */
export function watchPage(): void {
  addEventListener('error', ({ error }) => noteError(error));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  // After the load, because measuring must not slow it down.
  if (Math.random() * 100 < MEASURED_PERCENT) onceLoaded(() => setTimeout(measureVisit));
  // The measurements listen on the document and record their last values before this listener of the window.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendClientReports();
  });
  addEventListener('pagehide', sendClientReports);
}

function onceLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}
