import type { PluginHealth } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useFormat } from '../locales/use-format.ts';

export function HealthNote({ health }: { health: PluginHealth }) {
  const t = useTexts();
  const { number } = useFormat();
  const { loads, failures, errors, medianReadyMs, uncaught } = health;
  const { LCP, INP, CLS } = health.vitals;
  const faults = failures + errors;
  return (
    <span>
      {t('plugins.loads', { count: loads, shown: number(loads) })}
      {' · '}
      {faults > 0 ? (
        <strong>{t('plugins.faults', { count: faults, shown: number(faults) })}</strong>
      ) : (
        t('plugins.noFaults')
      )}
      {uncaught > 0 && ` · ${t('plugins.uncaught', { count: uncaught, shown: number(uncaught) })}`}
      {medianReadyMs !== null && ` · ${number(medianReadyMs)} ms`}
      {LCP !== null && ` · LCP ${number(LCP)} ms`}
      {INP !== null && ` · INP ${number(INP)} ms`}
      {CLS !== null && ` · CLS ${number(CLS)}`}
    </span>
  );
}
