import type { QualityDay } from '@soccer-legends/contracts';
import { usePlatform, useTexts } from '@soccer-legends/game-sdk/react';
import { Chart } from '../charts/Chart.tsx';
import { useApiQuery } from '../http/use-api-query.ts';
import type { QualityList } from './CheckList.tsx';
import { QUALITY } from './quality-path.ts';

/** A single day shows no trend. */
const FEWEST_DAYS = 2;

/** The length of a list on the last days. */
export function CountHistory({ check }: { check: QualityList }) {
  const t = useTexts();
  const { language } = usePlatform();
  const { data: days = [] } = useApiQuery<QualityDay[]>(`${QUALITY}/history`);
  if (days.length < FEWEST_DAYS) return null;
  const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const name = t(`quality.check.${check}`);
  return (
    <Chart
      title={t('quality.overTime', { check: name })}
      rowHeader={t('chart.day')}
      series={[{ name, color: '--pitch' }]}
      rows={days.map(({ day, counts }) => ({ label: dates.format(new Date(day)), values: [counts[check] ?? 0] }))}
    />
  );
}
