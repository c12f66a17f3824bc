import { useTexts } from '@soccer-legends/game-sdk/react';
import { lazy, Suspense, Component, type ReactNode } from 'react';
import type { ChartData } from './Chart.lazy.tsx';
import css from './Chart.module.css';

const ChartDrawing = lazy(() => import('./Chart.lazy.tsx'));

interface ChartProps extends ChartData {
  title: string;
  /** Header of the first column, such as "Day". */
  rowHeader: string;
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

/** Renders nothing if a chart fails to load. The table below it has the same data. */
class ChartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
