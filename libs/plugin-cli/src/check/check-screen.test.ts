import { expect, test } from 'vitest';
import { checkScreen, findingsIn } from './check-screen.ts';

const FITS = { lowest: 500, misfits: [] };

/** Returns the page that the browser prints after its four frames have reported. */
const printed = (...measured: unknown[]) =>
  `<html><pre id="measured">${encodeURIComponent(JSON.stringify(measured))}</pre></html>`;

test('reports nothing for a board that fits at all sizes', () => {
  expect(findingsIn(printed(FITS, FITS, FITS, FITS))).toEqual([]);
});

test('reports every misfit with the size of its window', () => {
  const misfit = 'button "D" is outside the window: 590 to 646 px';
  expect(findingsIn(printed({ lowest: 646, misfits: [misfit] }, FITS, FITS, FITS))).toEqual([
    { code: 'screen.doesNotFit', message: `At 360 x 560 px: ${misfit}` },
  ]);
});

test('reports what broke beside other programs', () => {
  const message = 'after move 2, a translated page shows "0" instead of "30"';
  expect(findingsIn(printed(FITS, FITS, FITS, FITS, { broken: [message] }))).toEqual([
    { code: 'screen.breaks', message },
  ]);
});

test.each([
  ['no round could be dealt', { notDealt: 'no server' }, 'No round could be dealt without a server: no server'],
  ['the board threw', { notShown: 'a bug' }, 'The board could not be shown: a bug'],
])('says only once that nothing was measured when %s', (_what, measured, message) => {
  expect(findingsIn(printed(measured, measured, measured, measured))).toEqual([
    { code: 'screen.notMeasured', message },
  ]);
});

test('shows which sizes the browser did not show', () => {
  expect(findingsIn(printed(FITS, FITS, FITS)).map(({ message }) => message)).toEqual([
    'The browser showed no board at 1280 x 640 px.',
  ]);
});

test('shows that nothing was measured without a browser', async () => {
  expect(await checkScreen('/nowhere', null)).toEqual([
    { code: 'screen.notMeasured', message: 'No Chromium was found.' },
  ]);
});
