import * as v from 'valibot';
import { toList } from './values.ts';

/** A schema that accepts any JSON value. Missing or invalid objects and lists count as empty. */
export type WireSchema<Output> = v.GenericSchema<unknown, Output>;

/** Returns undefined for an object without a required member. */
export function readAs<Output>(schema: WireSchema<Output>, json: unknown): Output | undefined {
  const result = v.safeParse(schema, json, { abortEarly: true });
  return result.success ? result.output : undefined;
}

/** A member of an object that may be missing. */
export function field<Output>(convert: (json: unknown) => Output) {
  return v.pipe(v.optional(v.unknown(), null), v.transform(convert));
}

/** A member without which its object is skipped. */
export function required<Output>(convert: (json: unknown) => Output | null) {
  return v.pipe(
    field(convert),
    v.check((value) => value !== null),
    v.transform((value) => value as Output),
  );
}

/** The parsed members of an object. */
export type Members<Entries extends v.ObjectEntries> = { [Name in keyof Entries]: v.InferOutput<Entries[Name]> };

/** An object with these members. Unknown members are dropped. */
export function object<Entries extends v.ObjectEntries>(entries: Entries): WireSchema<Members<Entries>> {
  return v.pipe(field(toObject), v.object(entries)) as WireSchema<Members<Entries>>;
}

/** A list. Invalid items are dropped, so that one of them does not affect the others. */
export function list<Output>(item: WireSchema<Output>) {
  return field((json) => toList(json).flatMap((entry) => readAs(item, entry) ?? []));
}

function toObject(json: unknown): object {
  return typeof json === 'object' && json !== null ? json : {};
}
