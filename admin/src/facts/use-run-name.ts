import { useTexts } from '@soccer-legends/game-sdk/react';
import { useFormat } from '../components/use-format.ts';

const KINDS = ['sync', 'csv', 'merge', 'split', 'edition', 'revert'] as const;

/** Returns a function for the readable name of a run of revisions, such as "Sync of Nov 29, 2026, 12:00 PM". */
export function useRunName(): (run: string, at: string) => string {
  const t = useTexts();
  const { time } = useFormat();
  return (run, at) => {
    const kind = KINDS.find((name) => run.startsWith(`${name}-`));
    return kind ? t(`facts.run.${kind}`, { time: time(at) }) : run;
  };
}
