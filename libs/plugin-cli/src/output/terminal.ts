import colors from 'picocolors';

/** Output of a command: results go to `out`, progress and errors to `err`, so that `--json` can be piped. */
export interface Terminal {
  out(line: string): void;
  err(line: string): void;
}

/** Writes to the standard output and the standard error of the process. */
export const terminal: Terminal = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
};

/** Prints the result of a command with `--json` as one object. */
export function printJson(value: object): void {
  terminal.out(JSON.stringify(value, null, 2));
}

/** Returns whether the command was called with `--json`. An error may occur before the flags are parsed. */
export function speaksJson(): boolean {
  return process.argv.includes('--json');
}

export { colors };
