import { IsIn } from 'class-validator';

export function OneOf(values: readonly unknown[]): PropertyDecorator {
  return IsIn(values, { message: `$property must be one of ${values.join(', ')}` });
}
