import { format } from 'prettier';
import { expect, test } from 'vitest';
import { checksPage } from '../check/checks-page.ts';
import { manifestPage } from './manifest-page.ts';
import { sdkPage } from './sdk-page.ts';

test.each([
  ['plugin-checks.md', checksPage],
  ['plugin-manifest.md', manifestPage],
  ['sdk.md', sdkPage],
  // The reference of the SDK is read by the compiler, which takes its time on a busy machine.
])('docs/%s says what its source says', { timeout: 60_000 }, async (file, page) => {
  const text = await format(page(), { parser: 'markdown', printWidth: 120 });
  await expect(text).toMatchFileSnapshot(`../../../../docs/${file}`);
});
