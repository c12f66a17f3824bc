import { expect, test } from 'vitest';
import { wearStyles } from '../play/visit.ts';

const listing = { remote: { entry: '/plugins/cups/1.0.0-0a/remoteEntry.js' } } as Parameters<typeof wearStyles>[0];

test('enables the sheets of all attempts to load a game only during a visit, and changes no other sheet', () => {
  const sheets = Object.fromEntries(
    [
      '/plugins/cups/1.0.0-0a/assets/a.css',
      '/plugins/cups/1.0.0-0a~r2/assets/b.css',
      '/plugins/cups/1.0.0-0b/a.css',
      '/assets/shell.css',
    ].map((path) => [path, { href: new URL(path, location.href).href, sheet: { disabled: false } }]),
  );
  const disabled = () => Object.keys(sheets).filter((path) => sheets[path]!.sheet.disabled);
  const page = { querySelectorAll: () => Object.values(sheets) } as unknown as Document;

  const takeOff = wearStyles(listing, page);
  expect(disabled()).toEqual([]);
  takeOff();
  expect(disabled()).toEqual(['/plugins/cups/1.0.0-0a/assets/a.css', '/plugins/cups/1.0.0-0a~r2/assets/b.css']);
  wearStyles(listing, page);
  expect(disabled()).toEqual([]);
});
