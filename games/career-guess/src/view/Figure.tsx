import { useTexts } from '@soccer-legends/game-sdk/react';
import { VisuallyHidden } from '@soccer-legends/ui';
import css from './CareerTable.module.css';

export function Figure({ value }: { value: number | null }) {
  const t = useTexts();
  if (value !== null) return <td className={css.figure}>{value}</td>;
  return (
    <td className={css.figure}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('career.unknown')}</VisuallyHidden>
    </td>
  );
}
