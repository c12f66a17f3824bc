import { useTexts } from '@soccer-legends/game-sdk/react';
import { useFormat } from '../locales/use-format.ts';
import css from './QuotaBar.module.css';

export interface QuotaBarProps {
  label: string;
  /** Null until the service reports it. */
  limit: number | null;
  remaining: number | null;
}

const LOW_SHARE = 0.2;

export function QuotaBar({ label, limit, remaining }: QuotaBarProps) {
  const t = useTexts();
  const { number } = useFormat();
  const known = limit !== null && remaining !== null && limit > 0;
  return (
    <div className={css.quota}>
      <span className={css.label}>{label}</span>
      {known ? (
        <>
          <span className={css.figure}>{t('quota.left', { left: number(remaining), limit: number(limit) })}</span>
          <div className={css.track} aria-hidden="true">
            <div
              className={remaining / limit < LOW_SHARE ? `${css.fill} ${css.scarce}` : css.fill}
              style={{ width: `${Math.min(100, (100 * remaining) / limit)}%` }}
            />
          </div>
        </>
      ) : (
        <span className={css.figure}>{t('quota.unknown')}</span>
      )}
    </div>
  );
}
