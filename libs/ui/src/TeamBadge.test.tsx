// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamBadge } from './TeamBadge.tsx';

test('a broken picture is replaced by the shield, until the club changes', () => {
  const { container, rerender } = render(<TeamBadge logo="/art/crest/1.svg" />);
  const picture = () => container.querySelector('img');
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(<TeamBadge logo="/art/crest/2.svg" />);
  expect(picture()?.getAttribute('src')).toBe('/art/crest/2.svg');
});
