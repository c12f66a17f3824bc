import type { FactConflict, FieldFault, Problem, ProblemCode, SyncFailureCode } from '@soccer-legends/contracts';

/** The values in a message, by the names of its placeholders. */
type MessageValues = Readonly<Record<string, string | number>>;

/** An error to which the client can react. Any other thrown value is a bug and returns 500. */
export abstract class DomainError extends Error {
  abstract readonly code: ProblemCode;
  abstract readonly httpStatus: number;
  /** The values in the message, with which a client can word the error in its reader's language. */
  readonly values?: MessageValues | undefined;
  readonly faults?: readonly string[];
  /** The facts of a change that break a rule. */
  readonly fieldFaults?: readonly FieldFault[];
  /** Facts that someone else changed at the same time. */
  readonly conflicts?: readonly FactConflict[];
  /** The running sync that conflicts with a request. */
  readonly syncId?: number;
  /** Why the data service gave no usable response. */
  readonly failure?: SyncFailureCode | undefined;
  /** The data service's own words about the failure. */
  readonly detail?: string | undefined;
  /** Response headers that the status requires, such as `allow`. */
  readonly headers: Readonly<Record<string, string>> = {};
}

type Placeholder<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** The constructor's arguments: the values of the placeholders, if the message has any. */
type ValuesOf<Message extends string> = [Placeholder<Message>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<Message>, string | number>>];

/**
 * Returns the class of the errors with one code. For example, `const Unknown = problem('x.unknown', 404, 'No x {id}.')` is
 * for `throw new Unknown({ id: 7 })`. A subclass can add faults.
 *
 * @param message a text whose placeholders are values of the constructor
 * @param headers as in `DomainError`
 */
export function problem<Message extends string>(
  code: ProblemCode,
  httpStatus: number,
  message: Message,
  headers: Readonly<Record<string, string>> = {},
) {
  return class extends DomainError {
    readonly code = code;
    readonly httpStatus = httpStatus;
    override readonly headers = headers;
    override readonly values: MessageValues | undefined;

    constructor(...args: ValuesOf<Message>) {
      const [values]: readonly MessageValues[] = args;
      super(withValues(message, values));
      this.values = values;
    }
  };
}

function withValues(message: string, values: MessageValues = {}): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

export function problemBody(
  { code, message, values, faults, syncId, failure, detail, fieldFaults, conflicts }: DomainError,
  requestId: string,
): string {
  return JSON.stringify({
    code,
    message,
    requestId,
    ...(values ? { values } : {}),
    ...(faults ? { faults } : {}),
    ...(syncId === undefined ? {} : { syncId }),
    ...(failure ? { failure } : {}),
    ...(detail ? { detail } : {}),
    ...(fieldFaults ? { fieldFaults } : {}),
    ...(conflicts ? { conflicts } : {}),
  } satisfies Problem);
}

export const PROBLEM_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;
