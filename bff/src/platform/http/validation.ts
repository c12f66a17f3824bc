import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { InvalidRequest } from './request-errors.ts';

/** A handler's argument is exactly what its class says, or the answer is 400 with every fault. */
export function createValidation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: false,
    exceptionFactory: (errors: ValidationError[]) => new InvalidRequest(errors.flatMap((error) => faultsOf(error))),
  });
}

function faultsOf({ property, constraints = {}, children = [] }: ValidationError, path = ''): string[] {
  // The names of unknown fields are the sender's text: they are shown short.
  const place = `${path}${property}`.slice(0, 60);
  const own = Object.entries(constraints).map(([rule, message]) =>
    rule === 'whitelistValidation' ? `${place}: is not known here` : `${place}: ${message.replace(`${property} `, '')}`,
  );
  return [...new Set([...own, ...children.flatMap((child) => faultsOf(child, `${place}.`))])];
}
