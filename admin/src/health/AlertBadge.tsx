import { useTexts } from '@soccer-legends/game-sdk/react';
import { formatFragment } from '../address/fragment.ts';
import { Chip } from '../components/Chip.tsx';
import css from './AlertBadge.module.css';
import { useAlerts } from './use-alerts.ts';

/** A link to the alerts with their number; renders nothing if there are none. */
export function AlertBadge() {
  const t = useTexts();
  const count = useAlerts().data?.open.length ?? 0;
  return (
    <span role="status" className={css.badge}>
      {count > 0 && (
        <a href={formatFragment({ tab: 'health', view: {} })}>
          <Chip tone="bad">{t('alerts.badge', { count })}</Chip>
        </a>
      )}
    </span>
  );
}
