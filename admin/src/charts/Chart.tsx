import { useTexts } from '@soccer-legends/game-sdk/react';
import { lazy, Suspense } from 'react';
import css from './Chart.module.css';
import { ChartBoundary } from './ChartBoundary.tsx';

const DrawnChart = lazy(() => import('./Chart.lazy.tsx'));

export interface ChartProps {
  title: string;
  /** What the rows are, such as "Day". */
  rowsOf: string;
  /** Colours are names of the site's own tokens. */
  series: readonly { name: string; colour: '--pitch' | '--card-red' | '--sky' | '--amber' }[];
  rows: readonly { label: string; values: readonly number[] }[];
}

/** Bars for the eye, with the same figures as a table for everybody. */
export function Chart({ title, rowsOf, series, rows }: ChartProps) {
  const t = useTexts();
  return (
    <figure className={css.chart}>
      <figcaption>{title}</figcaption>
      <div className={css.drawing} aria-hidden="true">
        <ChartBoundary>
          <Suspense>
            <DrawnChart series={series} rows={rows} />
          </Suspense>
        </ChartBoundary>
      </div>
      <details>
        <summary>{t('chart.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{rowsOf}</th>
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
      </details>
    </figure>
  );
}
