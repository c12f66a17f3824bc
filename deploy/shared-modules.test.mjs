import { expect, test } from 'vitest';
import { sharedModules } from '../libs/remote-config/src/shared-modules.mjs';
import { SHARED_MODULES } from '../shell/src/plugins/shared-modules.ts';

test('the page provides every module that remotes expect, in the version that they are built against', () => {
  const versions = (modules) => Object.entries(modules).map(([name, { version }]) => [name, version]);
  expect(versions(SHARED_MODULES).toSorted()).toEqual(versions(sharedModules()).toSorted());
  for (const { lib } of Object.values(SHARED_MODULES)) expect(Object.keys(lib()).length).toBeGreaterThan(1);
});
