import { isRecord, isText } from './unchecked.ts';

/** Reads a value of a response. Returns undefined for a value that cannot be used. */
export type Reader<Value> = (value: unknown) => Value | undefined;

type Readers<Fields> = { [Name in keyof Fields]-?: Reader<Fields[Name]> };

/** Reads a number. */
export const aNumber: Reader<number> = (value) => (typeof value === 'number' ? value : undefined);

/** Reads a text that is not blank. */
export const aText: Reader<string> = (value) => (isText(value) ? value : undefined);

/** Returns a reader that uses another value instead of one that cannot be used. */
export function orElse<Value, Other>(read: Reader<Value>, other: Other): Reader<Value | Other> {
  return (value) => {
    const known = read(value);
    return known === undefined ? other : known;
  };
}

/** Returns a reader that keeps null. */
export function nullOr<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value) => (value === null ? null : read(value));
}

/** Returns a reader of lists, which leaves out items that cannot be used. Any other value is an empty list. */
export function listOf<Item>(read: Reader<Item>): (value: unknown) => Item[] {
  return (value) => (Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : []);
}

/**
 * Returns a reader of objects with exactly these fields. It cannot use an object without one of the fields. Optional fields
 * that cannot be used are left out.
 */
export function objectOf<Fields extends object, Optional extends object = object>(
  fields: Readers<Fields>,
  optional?: Readers<Optional>,
): Reader<Fields & Partial<Optional>> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const own = readAll(fields, value);
    if (own.some(([, read]) => read === undefined)) return undefined;
    const others = readAll(optional ?? {}, value).filter(([, read]) => read !== undefined);
    return Object.fromEntries([...own, ...others]) as Fields & Partial<Optional>;
  };
}

function readAll(fields: object, value: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(fields as Record<string, Reader<unknown>>).map(([name, read]) => [name, read(value[name])]);
}
