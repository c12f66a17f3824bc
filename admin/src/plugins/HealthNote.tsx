import type { PluginHealth } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { useFormat } from '../locales/use-format.ts';

interface LoadCountsProps {
  health: PluginHealth;
  /** Whether the note “no faults” is left out. */
  isBrief?: boolean;
}

/** The numbers of loads and faults of a version. */
export function LoadCounts({ health: { loads, failures, errors, uncaught }, isBrief = false }: LoadCountsProps) {
  const t = useTexts();
  const { number } = useFormat();
  const faults = failures + errors;
  return (
    <>
      {t('plugins.loads', { count: loads, shown: number(loads) })}
      {faults === 0 && !isBrief && ` · ${t('plugins.noFaults')}`}
      {faults > 0 && (
        <>
          {' · '}
          <strong>{t('plugins.faults', { count: faults, shown: number(faults) })}</strong>
        </>
      )}
      {uncaught > 0 && ` · ${t('plugins.uncaught', { count: uncaught, shown: number(uncaught) })}`}
    </>
  );
}

/** The numbers of loads and faults of a version, and how fast it is. */
export function HealthNote({ health }: { health: PluginHealth }) {
  const { number } = useFormat();
  const { medianReadyMs, vitals } = health;
  const { LCP, INP, CLS } = vitals;
  return (
    <span>
      <LoadCounts health={health} />
      {medianReadyMs !== null && ` · ${number(medianReadyMs)} ms`}
      {LCP !== null && ` · LCP ${number(LCP)} ms`}
      {INP !== null && ` · INP ${number(INP)} ms`}
      {CLS !== null && ` · CLS ${number(CLS)}`}
    </span>
  );
}
