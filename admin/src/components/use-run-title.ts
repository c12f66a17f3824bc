import type { SyncRun } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';

/** Returns a function that gives the title of a run: its kind and its subject, such as “Players of a team · Arsenal 2003”. */
export function useRunTitle(): (run: Pick<SyncRun, 'kind' | 'about'>) => string {
  const t = useTexts();
  return ({ kind, about }) => [t(`sync.kind.${kind}`), about].filter(Boolean).join(' · ');
}
