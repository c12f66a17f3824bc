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

test.each([
  ['built with the shell’s own', '^1.0.0', '1.4.2', '1.4.2', { verdict: 'compatible' }],
  ['built with an older one', '^1.0.0', '1.1.0', '1.4.2', { verdict: 'compatible' }],
  ['built with a newer one', '^1.0.0', '1.5.0', '1.4.2', { verdict: 'incompatible', reasons: ['shellTooOld'] }],
  [
    'built outside its own range',
    '^2.0.0',
    '1.4.2',
    '2.0.0',
    { verdict: 'incompatible', reasons: ['builtOutsideRange'] },
  ],
  [
    'built outside its range, shell unknown',
    '^2.0.0',
    '1.4.2',
    undefined,
    { verdict: 'incompatible', reasons: ['builtOutsideRange'] },
  ],
  ['without a recorded SDK version', '^1.0.0', '', '1.4.2', { verdict: 'compatible' }],
  ['built with an invalid version', '^1.0.0', 'workspace', '1.4.2', { verdict: 'compatible' }],
  [
    'for an older major SDK version than the shell provides',
    '^1.0.0',
    '1.4.2',
    '2.0.0',
    { verdict: 'incompatible', reasons: ['pluginTooOld'] },
  ],
])('a plugin %s', (_what, sdk, builtAgainst, shellSdk, expected) => {
  expect(classifyCompatibility({ sdk, builtAgainst }, shellSdk)).toEqual(expected);
});
