import type { ConsoleProps } from '@soccer-legends/contracts';
import { lazy, Suspense } from 'react';
import { Button } from '@soccer-legends/ui';
import { Tabs } from '@radix-ui/react-tabs';
const Chart = lazy(() => import('./charts/Chart.lazy.tsx'));
export default function Console({ page }: ConsoleProps) {
  return (
    <Suspense>
      <Tabs />
      <Button>{page}</Button>
      <Chart />
    </Suspense>
  );
}
