import { DomainError } from '../../../platform/http/domain-error.ts';

const CHALLENGE = { 'www-authenticate': 'Bearer realm="publish"' };

export class TokenInvalid extends DomainError {
  readonly code = 'publishToken.invalid';
  readonly httpStatus = 401;
  override readonly headers = CHALLENGE;

  constructor() {
    super('This is no publish token of this site. Make one in the console, on the tab "Plugins".');
  }
}

export class TokenExpired extends DomainError {
  readonly code = 'publishToken.expired';
  readonly httpStatus = 401;
  override readonly headers = CHALLENGE;

  constructor() {
    super('This publish token has expired. Make a new one in the console, on the tab "Plugins".');
  }
}

export class TokenRevoked extends DomainError {
  readonly code = 'publishToken.revoked';
  readonly httpStatus = 401;
  override readonly headers = CHALLENGE;

  constructor() {
    super('This publish token was revoked. Ask whoever runs the site for a new one.');
  }
}

export class TokenForOtherPlugin extends DomainError {
  readonly code = 'publishToken.otherPlugin';
  readonly httpStatus = 403;

  constructor(key: string) {
    super(`This publish token is for the plugin "${key}" alone.`);
  }
}

export class TokenNotFound extends DomainError {
  readonly code = 'publishToken.notFound';
  readonly httpStatus = 404;

  constructor() {
    super('There is no such publish token of this plugin.');
  }
}
