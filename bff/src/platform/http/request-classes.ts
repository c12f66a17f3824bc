import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { groupBy } from '../group-by.ts';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';

const described = new WeakSet<object>();

/** Derives the OpenAPI schema of a request class from its validation decorators. */
export function describeRequestClass(requestClass: ClassConstructor<object>): void {
  if (described.has(requestClass)) return;
  described.add(requestClass);
  const storage = getMetadataStorage();
  const rules = storage.getTargetValidationMetadatas(requestClass, '', true, false);
  for (const [field, own] of groupBy(rules, ({ propertyName }) => propertyName)) {
    const isNested = own.some(({ type }) => type === 'nestedValidation');
    const schema = isNested ? listOf(requestClass, field) : {};
    ApiProperty({ ...fieldSchema(own), ...schema } as ApiPropertyOptions)(requestClass.prototype as object, field);
  }
}

/** Only class-transformer has the class of a list's items, so it is read from an instance. */
function listOf(requestClass: ClassConstructor<object>, field: string): ApiPropertyOptions {
  const made = plainToInstance(requestClass, { [field]: [{}] }) as Record<string, object[]>;
  const itemClass = made[field]![0]!.constructor as ClassConstructor<object>;
  describeRequestClass(itemClass);
  return { type: itemClass, isArray: true };
}

type Rule = Pick<ValidationMetadata, 'name' | 'type' | 'constraints'>;
type FieldSchema = Partial<Record<string, unknown>>;

/** The keywords of JSON Schema for each rule of class-validator. */
const KEYWORDS: Readonly<Record<string, (...constraints: unknown[]) => FieldSchema>> = {
  isInt: () => ({ type: 'integer' }),
  isNumber: () => ({ type: 'number' }),
  min: (minimum) => ({ minimum }),
  max: (maximum) => ({ maximum }),
  isBoolean: () => ({ type: 'boolean' }),
  isString: () => ({ type: 'string' }),
  isPasswordText: () => ({ type: 'string', format: 'password', minLength: 1 }),
  isUuid: () => ({ type: 'string', format: 'uuid' }),
  isLength: (minLength, maxLength) => ({ type: 'string', minLength, maxLength }),
  minLength: (minLength) => ({ type: 'string', minLength }),
  maxLength: (maxLength) => ({ type: 'string', maxLength }),
  matches: (pattern) => ({ type: 'string', pattern: (pattern as RegExp).source }),
  isIn: (values) => ({ type: 'string', enum: [...(values as unknown[])] }),
  isObject: () => ({ type: 'object', additionalProperties: true }),
  arrayMinSize: (minItems) => ({ minItems }),
  arrayMaxSize: (maxItems) => ({ maxItems }),
};

/** Returns the JSON Schema of a request field: a string if no rule defines another type. */
function fieldSchema(rules: readonly Rule[]): ApiPropertyOptions {
  const keywords = rules.map(({ name = '', constraints }) => KEYWORDS[name]?.(...(constraints ?? [])) ?? {});
  const required = !rules.some(({ type }) => type === 'conditionalValidation' || type === 'whitelistValidation');
  return Object.assign({ type: 'string', required }, ...keywords) as ApiPropertyOptions;
}
