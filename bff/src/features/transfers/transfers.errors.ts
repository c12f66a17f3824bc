import { DomainError } from '../../platform/http/domain-error.ts';

export class TransferNotFound extends DomainError {
  readonly code = 'transfer.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('No transfer has this code. It was opened before, or it is older than 15 minutes. Create a new one.');
  }
}

export class TransferExists extends DomainError {
  readonly code = 'transfer.exists';
  readonly httpStatus = 409;

  constructor() {
    super('A transfer has this code. Create another code.');
  }
}
