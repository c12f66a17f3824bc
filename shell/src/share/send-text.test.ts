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
])('sends the text with %s', async (_way, sharing, outcome) => {
  expect(await sendText('text', sharing)).toBe(outcome);
});

test.each<[string, Sharing['canShare'], boolean]>([
  ['a dialog that takes files', () => true, true],
  ['a dialog that takes texts only', () => false, false],
  ['a browser that cannot tell', undefined, false],
])('sends the picture if the dialog accepts it: %s', async (_case, canShare, hasPicture) => {
  const picture = new File(['png'], 'a.png', { type: 'image/png' });
  const sent: unknown[] = [];
  const share = (data: unknown) => Promise.resolve(void sent.push(data));
  expect(await sendText('text', { share, ...(canShare ? { canShare } : {}) }, picture)).toBe('shared');
  expect(sent).toEqual([hasPicture ? { text: 'text', files: [picture] } : { text: 'text' }]);
});
