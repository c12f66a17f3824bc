import { useTexts } from '@soccer-legends/game-sdk/react';
import { VisuallyHidden } from '@soccer-legends/ui';
import css from './CareerTable.module.css';

/** A cell with a number, or a dash for an unknown one. */
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
