import { clientReports } from './client-reports.ts';
import type { ScriptOwner } from '@soccer-legends/contracts';
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { releaseOf } from '../plugins/health-reports.ts';
import { listedGameAt } from '../plugins/registry.ts';

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

const LANDED = location.href;

/** Measures this visit. Each metric belongs to its own page, even after client-side navigation. */
function measureVisit(): void {
  const note = ({ name, value, navigationURL }: MetricType) => {
    // In browsers without soft navigations, CLS and INP belong to the current page, and other metrics to the landing
    // page.
    const page = navigationURL ?? (name === 'CLS' || name === 'INP' ? location.href : LANDED);
    clientReports.noteVital({ from: ownerOfPage(page), name, value: Math.max(0, value) });
  };
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(note, { reportSoftNavs: true });
}

function ownerOfPage(address: string): ScriptOwner {
  const game = listedGameAt(new URL(address).pathname);
  const release = game && releaseOf(game);
  return game && release ? `${game.key}/${release}` : 'shell';
}
