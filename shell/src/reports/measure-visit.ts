import type { ScriptOwner } from '@soccer-legends/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { releaseOf } from '../plugins/health-reports.ts';
import { listedGameAt } from '../plugins/registry.ts';
import { clientReports } from './client-reports.ts';

const LANDED = location.href;

/** Measures this visit. Each metric belongs to its own page, even after client-side navigation. */
export function measureVisit(): void {
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
