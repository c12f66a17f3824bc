import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { architectureOf, nativePrograms } from './native-programs.mjs';

/** Returns the first 20 bytes of an ELF file. */
function elf(machine) {
  const header = Buffer.alloc(20);
  header.write('\x7fELF', 'latin1');
  header.writeUInt16LE(machine, 18);
  return header;
}

test('divides programs by the architecture in their headers, and ignores all other files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sl-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'lib'));
  writeFileSync(join(folder, 'node'), elf(183));
  writeFileSync(join(folder, 'lib/addon.node'), elf(62));
  writeFileSync(join(folder, 'empty'), '');
  writeFileSync(join(folder, 'page.html'), '<!doctype html><title>No program</title>');
  expect(nativePrograms(folder, 'arm64')).toEqual({
    own: [join(folder, 'node')],
    foreign: [join(folder, 'lib/addon.node')],
  });
});

test.each([
  ['amd64', 'x64'],
  ['arm64', 'arm64'],
  [undefined, process.arch],
  ['', process.arch],
])('the architecture %j has the Node name %s', (name, expected) => {
  expect(architectureOf(name)).toBe(expected);
});
