import { DomainError } from '../../../platform/http/domain-error.ts';
import { ApiFault } from '../football/api-fault.ts';

class QuotaUsedUp extends DomainError {
  readonly code = 'footballApi.quotaUsedUp';
  readonly httpStatus = 503;
}

class ServiceUnavailable extends DomainError {
  readonly code = 'footballApi.unavailable';
  readonly httpStatus = 503;
}

class ServiceRefused extends DomainError {
  readonly code = 'footballApi.refused';
  readonly httpStatus = 502;
}

/** What the service's trouble means for somebody who waits for an answer; a fault of our own stays what it is. */
export function asServiceTrouble(fault: unknown): unknown {
  // A wait that is cut short says so in other words than a call that is.
  if (/^(?:Timeout|Abort)Error$/.test((fault as Error | null)?.name ?? ''))
    return new ServiceUnavailable('The data service is slow, or its calls of this minute are used up. Try again.');
  if (!(fault instanceof ApiFault)) return fault;
  switch (fault.advice) {
    case 'nextDay':
      return new QuotaUsedUp(fault.message);
    case 'retryLater':
      return new ServiceUnavailable(fault.message);
    case 'neverRetry':
    case 'stopRun':
      return new ServiceRefused(fault.message);
  }
}
