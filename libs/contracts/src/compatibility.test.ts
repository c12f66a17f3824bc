import { expect, test } from 'vitest';
import { classifyCompatibility } from './compatibility.ts';

test.each([
  ['^1.0.0', '1.0.0', { verdict: 'compatible' }],
  ['^1.0.0', '1.4.2', { verdict: 'compatible' }],
  ['^1.5.0', '1.4.2', { verdict: 'incompatible', reasons: ['shellTooOld'] }],
  ['^2.0.0', '1.4.2', { verdict: 'incompatible', reasons: ['shellTooOld'] }],
  ['^1.0.0', '2.0.0', { verdict: 'incompatible', reasons: ['pluginTooOld'] }],
  ['>=1 <3', '2.9.0', { verdict: 'compatible' }],
  ['latest!', '1.0.0', { verdict: 'incompatible', reasons: ['sdkRangeInvalid'] }],
  ['^1.0.0', undefined, { verdict: 'unknown' }],
  ['^1.0.0', 'next', { verdict: 'unknown' }],
])('a plugin for SDK %s on a shell with %s', (sdk, shellSdk, expected) => {
  expect(classifyCompatibility({ sdk }, shellSdk)).toEqual(expected);
});
