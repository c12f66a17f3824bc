import { useTexts } from '@soccer-legends/game-sdk/react';
import { lazy, Suspense, Component, type ReactNode } from 'react';
import { PlainTable } from '../components/PlainTable.tsx';
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
      <ChartBoundary>
        <div className={css.drawing} aria-hidden="true">
          <Suspense>
            <ChartDrawing series={series} rows={rows} />
          </Suspense>
        </div>
      </ChartBoundary>
      <details>
        <summary>{t('chart.asTable')}</summary>
        <PlainTable
          headers={[rowHeader, ...series.map(({ name }) => name)]}
          rows={rows.map(({ label, values }) => [label, ...values])}
        />
      </details>
    </figure>
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
