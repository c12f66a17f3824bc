import { expect, test } from 'vitest';
import { sendText, type Sharing } from './send-text.ts';

const fails = (name: string) => () => Promise.reject(new DOMException('', name));
const works = () => Promise.resolve();

test.each<[string, Sharing, string]>([
  ['the dialog of the system', { share: works, clipboard: { writeText: works } }, 'shared'],
  ['a closed dialog', { share: fails('AbortError'), clipboard: { writeText: works } }, 'canceled'],
  ['a dialog that fails', { share: fails('NotAllowedError'), clipboard: { writeText: works } }, 'copied'],
  ['the clipboard', { clipboard: { writeText: works } }, 'copied'],
  ['a clipboard that is blocked', { clipboard: { writeText: fails('NotAllowedError') } }, 'select'],
  ['neither', {}, 'select'],
])('with %s', async (_way, sharing, outcome) => {
  expect(await sendText('text', sharing)).toBe(outcome);
});
