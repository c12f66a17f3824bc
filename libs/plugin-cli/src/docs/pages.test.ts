import { format } from 'prettier';
import { expect, test } from 'vitest';
import { checksPage } from './checks-page.ts';
import { manifestPage } from './manifest-page.ts';
import { sdkPage } from './sdk-page.ts';

test.each([
  ['plugin-checks.md', checksPage],
  ['plugin-manifest.md', manifestPage],
  ['sdk.md', sdkPage],
  // The SDK reference needs a full compiler run.
])('docs/%s is up to date with its source', { timeout: 60_000 }, async (file, page) => {
  const text = await format(page(), { parser: 'markdown', printWidth: 120 });
  await expect(text).toMatchFileSnapshot(`../../../../docs/${file}`);
});
