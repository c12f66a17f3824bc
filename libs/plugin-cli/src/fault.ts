/** Exit codes of the command. */
export const EXIT = { done: 0, refused: 1, misused: 2 } as const;

/** Something that the person at the keyboard can do something about. It is said without a stack trace. */
export class Fault extends Error {
  readonly hint: string | undefined;
  readonly exitCode: number;

  constructor(message: string, { hint, exitCode = EXIT.refused }: { hint?: string; exitCode?: number } = {}) {
    super(message);
    this.hint = hint;
    this.exitCode = exitCode;
  }
}
