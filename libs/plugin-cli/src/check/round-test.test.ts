import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { roundFindings, withRoundTest } from './round-test.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'soccer-legends-round-'));
  mkdirSync(join(folder, 'src'));
  return () => rmSync(folder, { recursive: true, force: true });
});

describe('the findings of a round', () => {
  test.each([
    ['without faults', { violations: [], differs: false }, []],
    ['that is different for the same seed', { violations: [], differs: true }, ['deal.notReproducible']],
    ['that could not be dealt', { notDealt: 'no server' }, ['accessibility.notSeen']],
    ['that could not be rendered', { notShown: 'a bug' }, ['accessibility.violation']],
    [
      'with two violations',
      {
        violations: [
          { rule: 'button-name', help: 'Buttons need a name', targets: ['.a'] },
          { rule: 'image-alt', help: 'Pictures need a text', targets: ['.b', '.c'] },
        ],
      },
      ['accessibility.violation', 'accessibility.violation'],
    ],
  ])('%s', (_what, seen, codes) => {
    const file = join(folder, 'seen.json');
    writeFileSync(file, JSON.stringify(seen));
    expect(roundFindings(file).map(({ code }) => code)).toEqual(codes);
  });

  test('say that nothing was checked if the test recorded nothing', () => {
    expect(roundFindings(join(folder, 'seen.json'))).toMatchObject([{ code: 'accessibility.notSeen' }]);
  });
});

describe('the round test', () => {
  test('is in the folder during the action and removed afterwards, even after a failure', async () => {
    const during = await withRoundTest(folder, () => Promise.resolve(readdirSync(join(folder, 'src'))));
    expect(during).toEqual(['soccer-legends-round.test.tsx']);
    await expect(withRoundTest(folder, () => Promise.reject(new Error('no tests')))).rejects.toThrow('no tests');
    expect(readdirSync(join(folder, 'src'))).toEqual([]);
  });

  test('does not replace a file of the author', async () => {
    const own = join(folder, 'src/soccer-legends-round.test.tsx');
    writeFileSync(own, '// mine');
    await expect(withRoundTest(folder, () => Promise.resolve())).rejects.toThrow('is reserved');
    expect(existsSync(own)).toBe(true);
  });
});
