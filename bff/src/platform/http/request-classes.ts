import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { groupBy } from '../group-by.ts';
import { fieldSchema } from './field-schema.ts';

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
