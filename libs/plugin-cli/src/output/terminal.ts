import colours from 'picocolors';

/** Where a command writes: results to `out`, everything about them to `err`, so that `--json` can be piped. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
}

export const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

export { colours };
