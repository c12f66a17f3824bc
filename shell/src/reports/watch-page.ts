import { noteError, sendClientReports } from './client-reports.ts';
import { measureVisit } from './measure-visit.ts';

/** Of so many visits in a hundred the page measures itself. */
const MEASURED_PERCENT = 10;

/** Tells the site from now on what goes wrong in this page, and in a share of the visits how fast it was. */
export function watchPage(): void {
  addEventListener('error', ({ error }) => noteError(error));
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
  // Once the page is there: measuring must not slow down what it measures.
  if (Math.random() * 100 < MEASURED_PERCENT) onceLoaded(() => setTimeout(measureVisit));
  // At the window this comes after the measurements, which note at the document what they know at this moment.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendClientReports();
  });
  addEventListener('pagehide', sendClientReports);
}

function onceLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}
