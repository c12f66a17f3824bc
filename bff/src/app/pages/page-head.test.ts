import { expect, test } from 'vitest';
import { withHead } from './page-head.ts';

test('the texts of the document are escaped once', () => {
  const template = '<title>Old</title><meta name="description" content="Old">';
  const texts = { title: 'A & "B" <i>', description: 'C & "D"', noScript: '' };
  const html = withHead(template, { language: 'de', texts, found: undefined });
  expect(html).toContain('<title>A &amp; &quot;B&quot; &lt;i&gt;</title>');
  expect(html).toContain('content="C &amp; &quot;D&quot;"');
});
