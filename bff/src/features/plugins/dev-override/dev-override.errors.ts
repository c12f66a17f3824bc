import { DomainError } from '../../../platform/http/domain-error.ts';

export class NotLoopback extends DomainError {
  readonly code = 'devOverride.notLoopback';
  readonly httpStatus = 422;

  constructor() {
    super('A developer’s server must be on this machine and have a port of its own, such as http://127.0.0.1:5199.');
  }
}
