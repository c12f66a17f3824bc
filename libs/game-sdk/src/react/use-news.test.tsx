// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fakeServices } from '../testing/fake-services.ts';
import { TestPage } from '../testing/TestPage.tsx';
import { useNews, type News } from './use-news.ts';

function tell(...news: News[]) {
  const { services, announced, toasts, sounds } = fakeServices();
  const wrapper = ({ children }: { children: ReactNode }) => <TestPage services={services}>{children}</TestPage>;
  const { rerender } = renderHook((latest: News) => useNews(latest), { wrapper, initialProps: news[0]! });
  for (const next of news.slice(1)) rerender(next);
  return { announced, toasts, sounds };
}

test('news is told once per text, and again after other news', () => {
  expect(tell({ text: 'goal' }, { text: 'goal' }, { text: undefined }, { text: 'goal' }).announced).toEqual([
    'goal',
    'goal',
  ]);
});

test('news with an event is told when the event changes, whatever its text', () => {
  const { announced } = tell({ text: 'goal', event: '1' }, { text: 'Tor', event: '1' }, { text: 'goal', event: '2' });
  expect(announced).toEqual(['goal', 'goal']);
});

test('news that is known at first is told only after a change', () => {
  const known = true;
  const { announced } = tell({ text: 'one', known }, { text: 'two', known }, { text: 'one', known });
  expect(announced).toEqual(['two', 'one']);
});

test('a toast without a text is shown once per event', () => {
  const toast = { title: 'Won' };
  const { announced, toasts } = tell(
    { text: undefined, toast, event: 'end' },
    { text: undefined, toast, event: 'end' },
  );
  expect([announced, toasts]).toEqual([[], [toast]]);
});

test('the sound of news is played once per event, also without a text', () => {
  const right = { text: undefined, sound: 'right', event: '1' } as const;
  expect(tell(right, right, { ...right, sound: 'wrong', event: '2' }, { text: 'next' }).sounds).toEqual([
    'right',
    'wrong',
  ]);
});
