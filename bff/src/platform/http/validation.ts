import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { InvalidRequest } from './request-errors.ts';

rememberRules();

/** Validates handler arguments by their classes. An invalid request returns 400 with every fault. */
export function createValidation(): ValidationPipe {
  return new OwnFieldsPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: false,
    exceptionFactory: (errors: ValidationError[]) => new InvalidRequest(errors.flatMap((error) => faultsOf(error))),
  });
}

/** class-validator accepts names that every object inherits, such as `constructor`, as known fields. */
class OwnFieldsPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'custom') assertNoInheritedNames(value);
    return super.transform(value, metadata);
  }
}

function assertNoInheritedNames(value: unknown): void {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return;
  for (const [name, item] of Object.entries(value)) {
    if (name in Object.prototype) throw new InvalidRequest([`${name}: is not a known field`]);
    assertNoInheritedNames(item);
  }
}

function faultsOf({ property, constraints = {}, children = [] }: ValidationError, path = ''): string[] {
  // The name of an unknown field comes from the client and may be long.
  const place = `${path}${property}`.slice(0, 60);
  const own = Object.entries(constraints).map(([rule, message]) =>
    rule === 'whitelistValidation'
      ? `${place}: is not a known field`
      : `${place}: ${message.replace(`${property} `, '')}`,
  );
  return [...new Set([...own, ...children.flatMap((child) => faultsOf(child, `${place}.`))])];
}

/**
 * For every object, class-validator searches the rules of all classes. The rules of a class never change, so one search is
 * enough.
 */
function rememberRules(): void {
  const storage = getMetadataStorage();
  const search = storage.getTargetValidationMetadatas.bind(storage);
  const remembered = new WeakMap<object, ReturnType<typeof search>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups) return search(target, schema, always, strictGroups, groups);
    const rules = remembered.get(target) ?? search(target, schema, always, strictGroups, groups);
    remembered.set(target, rules);
    return rules;
  };
}
