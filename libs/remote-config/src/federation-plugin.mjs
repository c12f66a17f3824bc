import { existsSync } from 'node:fs';
import { versionOf } from './shared-modules.mjs';

/** The version of `@module-federation/vite` for whose output the rewrites of this package were written. */
export const TESTED_VERSION = '1.23.0';

/** Only the repository of the site has the tests. */
const isInRepository = existsSync(new URL('../test/record.mjs', import.meta.url));

const RECORD_AGAIN = !isInRepository
  ? 'The build contains something that games cannot have, such as a worker. If you do not find it, report this message.'
  : `To move to another version:
  1. Run "node libs/remote-config/test/record.mjs". It records the output of the installed version.
  2. Run "npx vitest run libs/remote-config" and change each rewrite that fails.
  3. Set TESTED_VERSION in libs/remote-config/src/federation-plugin.mjs to the installed version.
docs/decisions/0014-rewriting-the-federation-output.md explains what each rewrite is for.`;

/** Throws unless the installed federation plugin is the version with which the rewrites were tested. */
export function assertTestedVersion(installed = versionOf('@module-federation/vite')) {
  if (installed === TESTED_VERSION) return;
  throw new Error(
    `@module-federation/vite ${installed} is installed, but the rewrites of its output were tested with ` +
      `${TESTED_VERSION} only.\n${RECORD_AGAIN}`,
  );
}

/** The build's output does not have the shape that a rewrite expects. Stops the build. */
export class UnexpectedOutput extends Error {
  /** @param {{ rewrite: string, chunk: string, expected: string, found: string }} details */
  constructor({ rewrite, chunk, expected, found }) {
    super(
      `Rewrite "${rewrite}" does not recognize the build's output.\n` +
        `Chunk: ${chunk}\nExpected: ${expected}\nFound: ${found}\n` +
        `Written for: @module-federation/vite ${TESTED_VERSION}\n${RECORD_AGAIN}`,
    );
    this.name = 'UnexpectedOutput';
  }
}
