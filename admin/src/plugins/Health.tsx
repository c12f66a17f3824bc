import type { PluginHealth } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useFormat } from '../parts/use-format.ts';

/** What visitors' pages have told of a version. */
export function Health({ health: { loads, failures, errors, medianReadyMs } }: { health: PluginHealth }) {
  const t = useTexts();
  const { number } = useFormat();
  const faults = failures + errors;
  return (
    <span>
      {t('plugins.loads', { loads: number(loads) })}
      {' · '}
      {faults > 0 ? <strong>{t('plugins.faults', { faults: number(faults) })}</strong> : t('plugins.noFaults')}
      {medianReadyMs !== null && ` · ${number(medianReadyMs)} ms`}
    </span>
  );
}
