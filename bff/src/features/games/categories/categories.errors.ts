import { DomainError } from '../../../platform/http/domain-error.ts';

export class CategoryNotFound extends DomainError {
  readonly code = 'facts.categoryNotFound';
  readonly httpStatus = 404;

  constructor() {
    super('There is no such group. Use an id from /api/admin/categories.');
  }
}
