// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTrackedResources, type TrackedResources } from '../tracked-resources.ts';
import { ResourcesContext, usePageListener } from './resources.ts';

const press = () => window.dispatchEvent(new Event('pointerup'));

function Listener({ onEvent }: { onEvent(): void }) {
  usePageListener('pointerup', onEvent);
  return null;
}

function visit(): { resources: TrackedResources; events: string[]; unmount(): void } {
  const resources = createTrackedResources((error) => expect.fail(String(error)));
  const events: string[] = [];
  const { unmount } = render(
    <ResourcesContext value={resources}>
      <Listener onEvent={() => events.push('pointerup')} />
    </ResourcesContext>,
  );
  press();
  return { resources, events, unmount };
}

test.each([
  ['its component unmounts', ({ unmount }: ReturnType<typeof visit>) => unmount()],
  ['the resources of the game are released', ({ resources }: ReturnType<typeof visit>) => resources.releaseAll()],
])('a page listener stops when %s', (_when, end) => {
  const one = visit();
  expect([one.events.length, one.resources.counts().listener]).toEqual([1, 1]);
  end(one);
  press();
  expect([one.events.length, one.resources.counts().listener]).toEqual([1, 0]);
});
