import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readJson } from '../project/find-project.ts';

const COMMAND = '@soccer-legends/plugin-cli';

/** The site that a project of its own was made with: the one that its packages come from. */
export function siteOfProject(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) return siteIn(readJson(file));
    if (folder === dirname(folder)) return undefined;
  }
}

function siteIn({ devDependencies: packages }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof packages !== 'object' || packages === null || !(COMMAND in packages)) return undefined;
  const address = packages[COMMAND];
  return typeof address === 'string' && /^https?:/.test(address) && URL.canParse(address)
    ? new URL(address).origin
    : undefined;
}
