import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Changes a file of a project. Fails if the file stays the same. */
export function edit(project: string, file: string, change: (text: string) => string): void {
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  writeFileSync(path, after);
}
