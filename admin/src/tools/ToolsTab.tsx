import { useTexts } from '@soccer-legends/game-sdk/react';
import { formatFragment } from '../address/fragment.ts';
import layout from '../components/layout.module.css';
import { useFormat } from '../locales/use-format.ts';
import { useWaiting } from '../overview/use-waiting.ts';
import { DatabaseStatus } from './DatabaseStatus.tsx';
import { useMay } from '../session-state.ts';
import { SyncCard } from './SyncCard.tsx';

export function ToolsTab() {
  const may = useMay();
  return (
    <>
      <WaitingNote />
      <DatabaseStatus />
      {may('publisher') && <SyncCard />}
    </>
  );
}

/** Shows the number of waiting items, with a link to the overview. */
function WaitingNote() {
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
