import { expect, test } from 'vitest';
import { SETTING_NAMES } from './config.ts';
import { misspeltSettings } from './misspelt-settings.ts';

test.each([
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
  ['DATABASE_URL_FILES', 'DATABASE_URL_FILE'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['PLUGIN_DIR', 'PLUGINS_DIR'],
])('%s is taken for a misspelt %s', (given, meant) => {
  expect(misspeltSettings([given], SETTING_NAMES)).toEqual([{ given, meant }]);
});

test('settings and variables of other programs are not misspelt', () => {
  const others = [
    'PATH',
    'POST',
    'HOSTNAME',
    'NODE_ENV',
    'HOME',
    'LOGNAME',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'npm_config',
  ];
  expect(misspeltSettings([...SETTING_NAMES, ...others], SETTING_NAMES)).toEqual([]);
});
