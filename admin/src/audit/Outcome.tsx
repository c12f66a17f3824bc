import type { AuditItem } from '@soccer-legends/contracts';
import { useTexts } from '@soccer-legends/game-sdk/react';
import { Chip } from '../components/Chip.tsx';

export function Outcome({ outcome }: Pick<AuditItem, 'outcome'>) {
  const t = useTexts();
  return <Chip tone={outcome === 'done' ? 'good' : 'bad'}>{t(`audit.outcomes.${outcome}`)}</Chip>;
}
