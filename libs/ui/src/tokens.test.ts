import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

test('the setting for high contrast and the preference of the device set the same tokens', () => {
  const [setting, preference] = [
    /data-contrast='high'\] \{([^}]*)\}/,
    /prefers-contrast: more\) \{\s*:root \{([^}]*)\}/,
  ].map((block) => [...(block.exec(css)?.[1] ?? '').matchAll(/--[^;]+;/g)].map(([token]) => token));
  expect(setting).not.toEqual([]);
  expect(preference).toEqual(setting);
});
