import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownFolder } from '../fixtures/own-folder.ts';

const folder = ownFolder();

/** Without the limits of a container, V8 collects garbage later. In a container of 512 MB the peak is 380 MB. */
const MAX_PEAK_MB = 650;

test.skipIf(process.platform !== 'linux')('the first start needs no more memory than a small machine has', async () => {
  const server = await (await folder.start({ DATA_DIR: 'fresh' })).ready();
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))!;
  expect(Number(peak) / 1024).toBeLessThan(MAX_PEAK_MB);
});
