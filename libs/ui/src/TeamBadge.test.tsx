// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TeamBadge } from './TeamBadge.tsx';

test('a broken picture is replaced by the first two letters of the name, until the club changes', () => {
  const { container, rerender } = render(<TeamBadge name="Évian" logo="/art/crest/1.svg" />);
  const picture = () => container.querySelector('img');
  expect(container.textContent).toBe('');
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(container.textContent).toBe('Év');
  rerender(<TeamBadge name="Lens" logo="/art/crest/2.svg" />);
  expect(picture()?.getAttribute('src')).toBe('/art/crest/2.svg');
});
