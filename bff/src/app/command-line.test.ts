import { expect, test } from 'vitest';
import { checkArguments, USAGE } from './command-line.ts';

test.each([
  [[]],
  [['--version']],
  [['--migrate-only']],
  [['backup', 'folder']],
  [['backup']],
  [['restore', 'folder', 'fingerprint']],
])('the arguments %j are a command', (given) => {
  expect(() => checkArguments(given)).not.toThrow();
});

test.each([
  [['bakcup', 'folder'], 'bakcup'],
  [['--migrate'], '--migrate'],
  [['start'], 'start'],
  [[''], ''],
  [['--migrate-only', 'now'], 'now'],
  [['backup', 'folder', 'other'], 'other'],
  [['restore', 'folder', 'fingerprint', 'other'], 'other'],
])('the arguments %j are an error that names %j and shows the usage', (given, unknown) => {
  expect(() => checkArguments(given)).toThrow(`"${unknown}" is no command.\n\n${USAGE}`);
});
