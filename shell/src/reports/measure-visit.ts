import type { ScriptOwner } from '@soccer-legends/contracts';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { releaseOf } from '../plugins/health-reports.ts';
import { gameAt } from '../plugins/registry.ts';
import { noteVital } from './client-reports.ts';

const LANDED = location.href;

/** Measures this visit. Each metric is recorded for its own page, also after client-side navigations. */
export function measureVisit(): void {
  const note = ({ name, value, navigationURL }: MetricType) => {
    // Without support for soft navigations a metric belongs to the landing page, or to the current one.
    const page = navigationURL ?? (name === 'CLS' || name === 'INP' ? location.href : LANDED);
    noteVital({ from: ownerOfPage(page), name, value: Math.max(0, value) });
  };
  for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(note, { reportSoftNavs: true });
}

function ownerOfPage(address: string): ScriptOwner {
  const game = gameAt(new URL(address).pathname);
  const release = game && releaseOf(game);
  return game && release ? `${game.key}/${release}` : 'shell';
}
