import type { ApiPropertyOptions } from '@nestjs/swagger';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';

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
export function fieldSchema(rules: readonly Rule[]): ApiPropertyOptions {
  const keywords = rules.map(({ name = '', constraints }) => KEYWORDS[name]?.(...(constraints ?? [])) ?? {});
  const required = !rules.some(({ type }) => type === 'conditionalValidation' || type === 'whitelistValidation');
  return Object.assign({ type: 'string', required }, ...keywords) as ApiPropertyOptions;
}
