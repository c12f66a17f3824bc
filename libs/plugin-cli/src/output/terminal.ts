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

/** What a command answers with `--json`: one object, for programs. */
export function printJson(value: object): void {
  terminal.out(JSON.stringify(value, null, 2));
}

/** Whether programs read what is written. */
export function speaksJson(): boolean {
  return process.argv.includes('--json');
}

export { colours };
