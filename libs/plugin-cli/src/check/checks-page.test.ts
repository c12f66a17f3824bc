import { format } from 'prettier';
import { expect, test } from 'vitest';
import { checksPage } from './checks-page.ts';

test('the document about the checks is what the catalogue says', async () => {
  const page = await format(checksPage(), { parser: 'markdown', printWidth: 120 });
  await expect(page).toMatchFileSnapshot('../../../../docs/plugin-checks.md');
});
