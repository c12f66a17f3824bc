// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionGroup } from './OptionGroup.tsx';

test.each([
  ['the number of an option', ['Porto'], [{ key: '2' }]],
  ['the letter of an option', ['Porto'], [{ key: 'b' }]],
  ['a number without an option', [], [{ key: '3' }]],
  ['and holding a key', ['Porto'], [{ key: 'b' }, { key: 'b', repeat: true }]],
  ['a shortcut of the browser', [], [{ key: 'b', ctrlKey: true }]],
])('pressing %s chooses %j', (_what, expected, presses) => {
  const chosen: string[] = [];
  render(
    <OptionGroup
      label="Club"
      options={['Ajax', 'Porto']}
      question={1}
      onChoose={(option) => void chosen.push(option)}
    />,
  );
  for (const press of presses) fireEvent.keyDown(screen.getByRole('group', { name: 'Club' }), press);
  expect(chosen).toEqual(expected);
});

test('chooses nothing while a verdict is shown', () => {
  const chosen: string[] = [];
  render(
    <OptionGroup
      label="Club"
      options={['Ajax', 'Porto']}
      question={1}
      verdict={{ right: 'Ajax', chosen: null }}
      onChoose={(option) => void chosen.push(option)}
    />,
  );
  fireEvent.keyDown(screen.getByRole('group', { name: 'Club' }), { key: '1' });
  fireEvent.click(screen.getByRole('button', { name: /Ajax/ }));
  expect(chosen).toEqual([]);
});

test('shows the picture of an option, which screen readers skip', () => {
  render(
    <OptionGroup
      label="Club"
      options={['Ajax', 'Porto']}
      question={1}
      onChoose={() => undefined}
      pictureOf={(option) => <img src={`/${option}.svg`} alt={`Crest of ${option}`} />}
    />,
  );
  expect(screen.getAllByAltText(/^Crest of/)).toHaveLength(2);
  expect(screen.queryByRole('img')).toBeNull();
  screen.getByRole('button', { name: 'Porto' });
});
