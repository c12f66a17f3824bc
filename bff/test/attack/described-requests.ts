import fc, { type Arbitrary } from 'fast-check';
import type { SendOptions } from '../fixtures/send.ts';

interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  $ref?: string;
}
interface Described {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
export interface Description {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}
export type DescribedRequest = SendOptions & { path: string };

/** Generates requests to one operation. About half of them are valid. */
export function requestsTo(api: Description, path: string, method: string): Arbitrary<DescribedRequest> {
  const { parameters = [], requestBody } = api.paths[path]![method]!;
  const values = fc.record(Object.fromEntries(parameters.map(({ name, schema }) => [name, parameterOf(schema)])));
  const body = requestBody ? bodyOf(api, requestBody.content) : fc.constant({});
  return fc.record({ values, body }).map(({ values: given, body: sent }) => {
    const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
    const query = parameters.flatMap(({ name, in: place }) =>
      place === 'query' && given[name] !== undefined ? [`${name}=${encodeURIComponent(String(given[name]))}`] : [],
    );
    return { path: [inPath, query.join('&')].filter(Boolean).join('?'), method: method.toUpperCase(), ...sent };
  });
}

function parameterOf(schema: Schema): Arbitrary<unknown> {
  return fc.oneof(as(schema), as(schema), text(), fc.integer(), fc.constantFrom('', '__proto__', '%00', 'null', "'--"));
}

function bodyOf(api: Description, content: Record<string, { schema: Schema }>): Arbitrary<Partial<DescribedRequest>> {
  const [type, { schema }] = Object.entries(content)[0]!;
  const headers = { 'content-type': type };
  if (type !== 'application/json')
    return fc.uint8Array({ maxLength: 400 }).map((bytes) => ({ headers, body: Buffer.from(bytes) }));
  const right = as(schema, api);
  const spoilt = fc
    .tuple(right, text(), fc.jsonValue())
    .map(([value, key, other]) => ({ ...(value as object), [key]: other }));
  const wrong = fc.tuple(right, fc.jsonValue(), fc.nat()).map(([value, other, at]) => {
    const fields = Object.entries(value as object);
    return Object.fromEntries(fields.map(([key, own], index) => [key, index === at % fields.length ? other : own]));
  });
  return fc.oneof(right, spoilt, wrong, fc.jsonValue()).map((value) => ({ headers, body: JSON.stringify(value) }));
}

/** Generates values that match a schema as far as possible. */
function as(schema: Schema, api?: Description): Arbitrary<unknown> {
  if (schema.$ref && api) return as(api.components.schemas[schema.$ref.split('/').at(-1)!]!, api);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(as(schema.items ?? {}, api), { maxLength: Math.min(schema.maxItems ?? 3, 3) });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, own]) => [name, as(own, api)])),
      );
    default:
      return textAs(schema);
  }
}

function textAs({ format, pattern, minLength = 0, maxLength = 30 }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  const plain = pattern === undefined || pattern.includes('\\p{') ? undefined : fc.stringMatching(new RegExp(pattern));
  return plain ?? fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 30) });
}

function text(): Arbitrary<string> {
  return fc.string({ unit: 'binary', maxLength: 40 }).map((value) => value.toWellFormed());
}
