import colors from 'picocolors';

/** Output of a command: results go to `out`, progress and errors to `err`, so that `--json` can be piped. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
}

export const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

/** Prints the result of a command with `--json` as one object. */
export function printJson(value: object): void {
  terminal.out(JSON.stringify(value, null, 2));
}

export function speaksJson(): boolean {
  return process.argv.includes('--json');
}

export { colors };
