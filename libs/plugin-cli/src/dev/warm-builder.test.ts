import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WarmBuilder } from './warm-builder.ts';

/** Notes that it was loaded, and does what the file `source` says. */
const VITE = `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync('loaded', 'x');
export async function build() {
  const source = readFileSync('source', 'utf8');
  if (source === 'exits') process.exit(3);
  if (source !== 'right') throw new Error(source);
}
`;

let folder: string;
let builder: WarmBuilder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warm-'));
  const vite = join(folder, 'node_modules/vite');
  mkdirSync(vite, { recursive: true });
  writeFileSync(join(vite, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  writeFileSync(join(vite, 'index.js'), VITE);
  builder = new WarmBuilder(folder);
});
afterEach(() => {
  builder.stop();
  rmSync(folder, { recursive: true });
});

async function codesOf(...sources: string[]): Promise<number[]> {
  const codes = [];
  for (const source of sources) {
    writeFileSync(join(folder, 'source'), source);
    codes.push((await builder.build()).code);
  }
  return codes;
}

const timesLoaded = () => readFileSync(join(folder, 'loaded'), 'utf8').length;

test('several builds load Vite once, also after a build that failed', async () => {
  expect(await codesOf('right', 'src/game.ts:3 is wrong', 'right')).toEqual([0, 1, 0]);
  expect(timesLoaded()).toBe(1);
});

test('the output of a failed build is its error', async () => {
  writeFileSync(join(folder, 'source'), 'src/game.ts:3 is wrong');
  expect(await builder.build()).toEqual({ code: 1, output: 'src/game.ts:3 is wrong' });
});

test('a build that ends the process fails, and the next one starts another process', async () => {
  expect(await codesOf('right', 'exits', 'right')).toEqual([0, 1, 0]);
  expect(timesLoaded()).toBe(2);
});
