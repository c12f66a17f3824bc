import { DomainError } from '../../platform/http/domain-error.ts';

/** The form shows its message. */
export class FeedbackInvalid extends DomainError {
  readonly code = 'feedback.invalid';
  readonly httpStatus = 400;

  constructor(override readonly faults: readonly string[]) {
    super(faults[0]);
  }
}

export class FeedbackNotFound extends DomainError {
  readonly code = 'feedback.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('There is no such feedback. It may have been deleted already: reload the list.');
  }
}
