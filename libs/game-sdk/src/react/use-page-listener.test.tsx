// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTrackedResources, type TrackedResources } from '../tracked-resources.ts';
import { ResourcesContext } from './resources-context.ts';
import { usePageListener } from './use-page-listener.ts';

afterEach(cleanup);

const press = () => window.dispatchEvent(new Event('pointerup'));

function Listening({ onHeard }: { onHeard(): void }) {
  usePageListener('pointerup', onHeard);
  return null;
}

function visit(): { resources: TrackedResources; heard: string[]; unmount(): void } {
  const resources = createTrackedResources((fault) => expect.fail(String(fault)));
  const heard: string[] = [];
  const { unmount } = render(
    <ResourcesContext value={resources}>
      <Listening onHeard={() => heard.push('pointerup')} />
    </ResourcesContext>,
  );
  press();
  return { resources, heard, unmount };
}

test.each([
  ['its component goes', ({ unmount }: ReturnType<typeof visit>) => unmount()],
  ['the game is left, whatever it forgot', ({ resources }: ReturnType<typeof visit>) => resources.releaseAll()],
])('a listener of the page hears nothing any more when %s', (_when, end) => {
  const one = visit();
  expect([one.heard.length, one.resources.counts().listener]).toEqual([1, 1]);
  end(one);
  press();
  expect([one.heard.length, one.resources.counts().listener]).toEqual([1, 0]);
});
