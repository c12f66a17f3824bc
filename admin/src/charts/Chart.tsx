import { useTexts } from '@soccer-legends/game-sdk/react';
import { lazy, Suspense } from 'react';
import css from './Chart.module.css';
import { ChartBoundary } from './ChartBoundary.tsx';

const ChartDrawing = lazy(() => import('./Chart.lazy.tsx'));

export interface ChartProps {
  title: string;
  /** Header of the first column, such as "Day". */
  rowHeader: string;
  /** Colors are design tokens of the site. */
  series: readonly { name: string; color: '--pitch' | '--card-red' | '--sky' | '--amber' }[];
  /** `values` has one number for each series, in the same order. */
  rows: readonly { label: string; values: readonly number[] }[];
}

/** A bar chart and an accessible table with the same numbers. */
export function Chart({ title, rowHeader, series, rows }: ChartProps) {
  const t = useTexts();
  return (
    <figure className={css.chart}>
      <figcaption>{title}</figcaption>
      <div className={css.drawing} aria-hidden="true">
        <ChartBoundary>
          <Suspense>
            <ChartDrawing series={series} rows={rows} />
          </Suspense>
        </ChartBoundary>
      </div>
      <details>
        <summary>{t('chart.asTable')}</summary>
        <NumbersTable {...{ rowHeader, series, rows }} />
      </details>
    </figure>
  );
}

function NumbersTable({ rowHeader, series, rows }: Omit<ChartProps, 'title'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{rowHeader}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
