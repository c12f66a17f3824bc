// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createHoldings, type Holdings } from '../holdings.ts';
import { HoldingsContext } from './holdings-context.ts';
import { usePageListener } from './use-page-listener.ts';

afterEach(cleanup);

const press = () => window.dispatchEvent(new Event('pointerup'));

function Listening({ onHeard }: { onHeard(): void }) {
  usePageListener('pointerup', onHeard);
  return null;
}

function visit(): { holdings: Holdings; heard: string[]; unmount(): void } {
  const holdings = createHoldings((fault) => expect.fail(String(fault)));
  const heard: string[] = [];
  const { unmount } = render(
    <HoldingsContext value={holdings}>
      <Listening onHeard={() => heard.push('pointerup')} />
    </HoldingsContext>,
  );
  press();
  return { holdings, heard, unmount };
}

test.each([
  ['its component goes', ({ unmount }: ReturnType<typeof visit>) => unmount()],
  ['the game is left, whatever it forgot', ({ holdings }: ReturnType<typeof visit>) => holdings.returnAll()],
])('a listener of the page hears nothing any more when %s', (_when, end) => {
  const one = visit();
  expect([one.heard.length, one.holdings.counts().listener]).toEqual([1, 1]);
  end(one);
  press();
  expect([one.heard.length, one.holdings.counts().listener]).toEqual([1, 0]);
});
