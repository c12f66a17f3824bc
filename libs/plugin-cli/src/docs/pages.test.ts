import { format } from 'prettier';
import { expect, test } from 'vitest';
import { checksPage } from '../check/checks-page.ts';
import { manifestPage } from './manifest-page.ts';
import { sdkPage } from './sdk-page.ts';

test.each([
  ['plugin-checks.md', checksPage],
  ['plugin-manifest.md', manifestPage],
  ['sdk.md', sdkPage],
])('docs/%s says what its source says', async (file, page) => {
  const text = await format(page(), { parser: 'markdown', printWidth: 120 });
  await expect(text).toMatchFileSnapshot(`../../../../docs/${file}`);
});
