// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type TableView, useLocalView } from './table-view.ts';

afterEach(cleanup);

test.each<[string, (view: TableView) => void]>([
  ['search', (view) => view.setSearch('Pirlo')],
  ['order', (view) => view.setSorting([{ id: 'name', desc: true }])],
])('a new %s shows the first page', (_change, change) => {
  const { result } = renderHook(useLocalView);
  act(() => result.current.setPageIndex(2));
  expect(result.current.pageIndex).toBe(2);
  act(() => change(result.current));
  expect(result.current.pageIndex).toBe(0);
});
