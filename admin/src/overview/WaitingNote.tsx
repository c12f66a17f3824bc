import { useTexts } from '@soccer-legends/game-sdk/react';
import { formatFragment } from '../address/fragment.ts';
import layout from '../components/layout.module.css';
import { useFormat } from '../components/use-format.ts';
import { useWaiting } from './use-waiting.ts';

/** A line that says how much waits for the administrator, with a link to the overview. */
export function WaitingNote() {
  const t = useTexts();
  const { number } = useFormat();
  const count = Object.values(useWaiting()).reduce((sum, waiting) => sum + waiting, 0);
  return (
    <p className={layout.row}>
      <span>{count === 0 ? t('overview.nothing') : t('dashboard.waiting', { count: number(count) })}</span>
      <a href={formatFragment({ tab: 'overview', view: {} })}>{t('overview.open')}</a>
    </p>
  );
}
