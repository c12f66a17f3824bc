import { clientReports } from './client-reports.ts';
import { measureVisit } from './measure-visit.ts';

/** Share of the visits that are measured. */
const MEASURED_PERCENT = 10;

/** Reports the errors of this page from now on, and measures the speed of a share of visits. */
export function watchPage(): void {
  addEventListener('error', ({ error }) => clientReports.noteError(error));
  addEventListener('unhandledrejection', ({ reason }) => clientReports.noteError(reason));
  // After the load, so that measuring does not slow it down.
  if (Math.random() * 100 < MEASURED_PERCENT) onceLoaded(() => setTimeout(measureVisit));
  // The measurements listen on the document, so they record their last values before this listener on the window runs.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') clientReports.send();
  });
  addEventListener('pagehide', () => clientReports.send());
}

function onceLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else addEventListener('load', then, { once: true });
}
