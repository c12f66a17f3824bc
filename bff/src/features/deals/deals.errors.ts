import { DomainError } from '../../platform/http/domain-error.ts';

export class UnknownDeal extends DomainError {
  readonly code = 'deal.unknown';
  readonly httpStatus = 404;

  constructor() {
    super('No deal has this token. Leave out the parameter deal for a random deal.');
  }
}

/** Status 425 Too Early (RFC 8470). */
export class DealNotBegun extends DomainError {
  readonly code = 'deal.notBegun';
  readonly httpStatus = 425;

  constructor(date: string) {
    super(`This matchday begins when the first time zone reaches ${date}. Check the clock of this device.`);
  }
}

export class DealFull extends DomainError {
  readonly code = 'deal.full';
  readonly httpStatus = 409;

  constructor() {
    super('This challenge has dealt as much as the round of one game needs. Create a new challenge.');
  }
}
