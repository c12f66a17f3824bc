/** Exit codes of the command. */
export const EXIT = { done: 0, refused: 1, misused: 2, broken: 3 } as const;

/** An error that the user can fix. It is printed without a stack trace. */
export class Fault extends Error {
  /** The site's problem code, if the site rejected a request. */
  readonly code: string | undefined;
  readonly hint: string | undefined;
  readonly exitCode: number;

  constructor(
    message: string,
    { code, hint, exitCode = EXIT.refused }: { code?: string; hint?: string; exitCode?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.hint = hint;
    this.exitCode = exitCode;
  }
}
