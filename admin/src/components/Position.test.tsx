// @vitest-environment happy-dom
import { fakeServices } from '@soccer-legends/game-sdk/testing';
import { TestPage } from '@soccer-legends/game-sdk/testing/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Position } from './Position.tsx';

test.each([
  ['a known position by its text', 'Defender', 'facts.position.Defender'],
  ['another position as it is', 'Sweeper', 'Sweeper'],
  ['nothing for an unknown one', null, ''],
])('shows %s', (_what, position, shown) => {
  const { container } = render(
    <TestPage services={fakeServices().services}>
      <Position position={position} />
    </TestPage>,
  );
  expect(container.textContent).toBe(shown);
});
